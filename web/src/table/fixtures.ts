// Whole values for tests, of which each test says only what it is about.
import type { LumenView, TableSeatView, TableView } from "../wire/schema";

export function seatOf(name: string, changes: Partial<TableSeatView> = {}): TableSeatView {
  return { name, kind: "human", bot: null, reason: null, time: null, ...changes };
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
    ...changes,
  };
}

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
