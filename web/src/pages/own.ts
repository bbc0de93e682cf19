// The user's games: which wait for them, which run, which are over, and how they ended.
import { gaveUpWords } from "../table/people";
import { isDrawn, outcomeWords } from "../table/scores";
import type { OwnTable, Result, State } from "../wire/schema";

export interface OwnGame extends OwnTable {
  /** Whether the user is to move; false where that was not asked. */
  mine: boolean;
  others: string[];
  /** Whether a seat is kept for the user, who has yet to take it. */
  kept: boolean;
  /** The seat of the user, if they have one only. */
  own: number | null;
  /** The levels of the bots that the user plays against. */
  levels: string[];
  moves: number;
  /** Until when the user has to move, where they have days for it. */
  deadline: number | null;
  /** Places and scores, the best first; empty while the game runs. */
  ranking: Ranked[];
  practice: boolean;
  /** Who wins, in words; empty while the game runs. */
  outcome: string;
  /** How it ended for the user; null if that cannot be said of one person. */
  fate: "won" | "lost" | "drawn" | null;
}

export interface Ranked {
  seat: number;
  name: string;
  place: number;
  score: number;
  /** That they gave up, in words; empty for all others. */
  gaveUp: string;
}

const UNASKED = {
  mine: false,
  kept: false,
  own: null,
  others: [],
  levels: [],
  moves: 0,
  deadline: null,
  ranking: [],
  practice: false,
  outcome: "",
  fate: null,
};

/** A game of which no more is known than that it is there. */
export function unasked(table: OwnTable): OwnGame {
  return { ...table, ...UNASKED };
}

export function described(
  table: OwnTable,
  { sight: shown, mine, kept }: Pick<State, "sight" | "mine" | "kept">,
): OwnGame {
  const next = shown.phase === "playing" ? shown.to_move : null;
  const turn = next !== null && mine.includes(next) && shown.seats[next]?.bot === null;
  const others = shown.seats.filter((seat, number) => !mine.includes(number) && seat.name);
  const names = shown.seats.map(({ name }) => name);
  const own = mine.length === 1 ? mine[0]! : null;
  return {
    ...table,
    phase: shown.phase,
    mine: turn,
    kept: kept.length > 0,
    own,
    others: others.map((seat) => seat.name),
    levels: [...new Set(others.flatMap(({ kind, bot }) => (kind === "bot" && bot ? [bot] : [])))],
    moves: shown.moves,
    deadline: turn && shown.clock.kind === "days" ? shown.deadline : null,
    ranking: ranked(shown),
    practice: shown.practice ?? false,
    outcome: shown.result ? outcomeWords(shown.result, names, own) : "",
    fate: shown.result && own !== null ? fateOf(shown.result, own) : null,
  };
}

function fateOf(result: Result, seat: number): OwnGame["fate"] {
  if (result.places[seat] !== 1) return "lost";
  return isDrawn(result) ? "drawn" : "won";
}

function ranked(shown: State["sight"]): Ranked[] {
  const { result, seats } = shown;
  if (!result) return [];
  const all = seats.map(({ name }, seat) => ({
    seat,
    name,
    place: result.places[seat]!,
    score: result.scores[seat]!,
    gaveUp: gaveUpWords(shown, seat),
  }));
  return all.sort((one, other) => one.place - other.place);
}
