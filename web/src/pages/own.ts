// The user's games: which wait for them, which run, which are over, and how they ended.
import { gaveUpWords } from "../table/people";
import type { OwnTable, State } from "../wire/schema";

export interface OwnGame extends OwnTable {
  /** Whether the user is to move; false where that was not asked. */
  mine: boolean;
  others: string[];
  /** The levels of the bots that the user plays against. */
  levels: string[];
  moves: number;
  /** Places and scores, the best first; empty while the game runs. */
  ranking: Ranked[];
  practice: boolean;
  /** Whether the user has won; null if that cannot be said of one person. */
  won: boolean | null;
}

export interface Ranked {
  name: string;
  place: number;
  score: number;
  /** That they gave up, in words; empty for all others. */
  gaveUp: string;
}

const UNASKED = { mine: false, others: [], levels: [], moves: 0, ranking: [], practice: false, won: null };

/** A game of which no more is known than that it is there. */
export function unasked(table: OwnTable): OwnGame {
  return { ...table, ...UNASKED };
}

export function described(table: OwnTable, { sight: shown, mine }: Pick<State, "sight" | "mine">): OwnGame {
  const next = shown.phase === "playing" ? shown.to_move : null;
  const turn = next !== null && mine.includes(next) && shown.seats[next]?.bot === null;
  const others = shown.seats.filter((seat, number) => !mine.includes(number) && seat.name);
  return {
    ...table,
    phase: shown.phase,
    mine: turn,
    others: others.map((seat) => seat.name),
    levels: [...new Set(others.flatMap(({ kind, bot }) => (kind === "bot" && bot ? [bot] : [])))],
    moves: shown.moves,
    ranking: ranked(shown),
    practice: shown.practice ?? false,
    won: shown.result && mine.length === 1 ? shown.result.places[mine[0]!] === 1 : null,
  };
}

function ranked(shown: State["sight"]): Ranked[] {
  const { result, seats } = shown;
  if (!result) return [];
  const all = seats.map(({ name }, seat) => ({
    name,
    place: result.places[seat]!,
    score: result.scores[seat]!,
    gaveUp: gaveUpWords(shown, seat),
  }));
  return all.sort((one, other) => one.place - other.place);
}
