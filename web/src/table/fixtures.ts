// Whole values for tests, of which each test says only what it is about.
import type { GameCard, Games, LumenView, TableSeatView, TableView } from "../wire/schema";

export function seatOf(name: string, changes: Partial<TableSeatView> = {}): TableSeatView {
  return { name, kind: "human", bot: null, reason: null, time: null, kept_for: null, ...changes };
}

export function tableOf(names: readonly string[], changes: Partial<TableView> = {}): TableView {
  return {
    game: "lumen",
    players: names.length,
    options: {},
    visibility: "private",
    clock: { kind: "none" },
    aids: {},
    stand_in: "random",
    pace: 0,
    phase: "playing",
    seats: names.map((name) => seatOf(name)),
    to_move: 0,
    moves: 0,
    deadline: null,
    undo: null,
    result: null,
    rematch: null,
    host: null,
    ...changes,
  };
}

const ISLANDS = [1, 2, 3, 4, 5, 6, 7, 8];

function cardOf(material: GameCard["material"]): GameCard {
  return { name: material.game, title: material.game, least: 3, most: 4, bots: [], options: {}, material, rules: 1 };
}

/** The games on offer, with as much of their material as tests need: three tiles, a few bids. */
export const GAMES: Games = {
  games: [
    cardOf({
      game: "lichterfest",
      tiles: [
        { sides: "brwk", symbol: null },
        { sides: "wkok", symbol: null },
        { sides: "gggr", symbol: "koi" },
      ],
      start: 0,
      sets: [
        { kind: "four", cards_each: 4 },
        { kind: "pairs", cards_each: 2 },
        { kind: "seven", cards_each: 1 },
      ],
      general_value: 4,
      most_cards: 12,
    }),
    cardOf({
      game: "leuchtturm",
      islands: 8,
      height: 4,
      points: 4,
      landings: [0, ...ISLANDS].map((place) =>
        [...ISLANDS.slice(place), ...ISLANDS.slice(0, place)].map((island, passed) => ({ island, points: passed + 1 })),
      ),
    }),
    cardOf({
      game: "lumen",
      rounds: 4,
      aims: Array.from({ length: 10 }, (_, tips) => [
        { tips, extra: false, tricks: [tips] },
        { tips, extra: true, tricks: [tips, tips + 1] },
      ]).flat(),
    }),
  ],
};

export function lumenView(changes: Partial<LumenView> = {}): LumenView {
  return {
    game: "lumen",
    viewer: 0,
    to_move: 0,
    result: null,
    phase: "play",
    round: 1,
    dark: 0,
    leader: 0,
    seats: [],
    trick: null,
    ...changes,
  };
}
