// The user's games: which wait for them, which run, which are over, and how they ended.
import { gaveUpWords } from "../table/people";
import { isDrawn, outcomeWords } from "../table/scores";
import type { OwnTable, Result, TableSummary } from "../wire/schema";

export interface OwnGame extends Omit<OwnTable, "kept"> {
  /** Whether the user is to move. */
  turn: boolean;
  /** Who else is to move; empty if that is nobody. */
  mover: string;
  others: string[];
  /** Whether a seat is kept for the user, who has yet to take it, or could take it back. */
  kept: boolean;
  /** Who plays at the seat that was the user's; empty if nobody does, or the user on another device. */
  successor: string;
  /** Whether nobody is missing any more. */
  full: boolean;
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
  rated: boolean;
  daily: boolean;
  /** Who wins, in words; empty while the game runs. */
  outcome: string;
  /** Whether the user has given up, while others play on. */
  out: boolean;
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

/** What is said of a table that cannot be read. */
const UNREADABLE: TableSummary = { seats: [], moves: 0 };

/** What the list says of a table. */
export function described(table: OwnTable): OwnGame {
  const { phase, mine = [], kept = [], succeeded_by } = table;
  const shown = table.summary ?? UNREADABLE;
  const next = phase === "playing" ? (shown.to_move ?? null) : null;
  const turn = next !== null && mine.includes(next) && !shown.seats[next]?.bot;
  const names = shown.seats.map(({ name }) => name);
  // Over and played on another device in the end, it was the user's game all the same.
  const seats = mine.length || phase !== "over" || succeeded_by ? mine : kept;
  const others = shown.seats.filter((seat, number) => !seats.includes(number) && seat.name);
  const own = seats.length === 1 ? seats[0]! : null;
  return {
    ...table,
    turn,
    mover: next !== null && !mine.includes(next) ? (shown.seats[next]?.name ?? "") : "",
    kept: kept.length > 0,
    successor: succeeded_by ?? "",
    full: shown.seats.length > 0 && shown.seats.every(({ kind }) => kind !== "open"),
    own,
    others: others.map((seat) => seat.name),
    levels: [...new Set(others.flatMap(({ kind, bot }) => (kind === "bot" && bot ? [bot] : [])))],
    moves: shown.moves,
    deadline: turn ? (shown.deadline ?? null) : null,
    ranking: ranked(shown),
    practice: shown.practice ?? false,
    rated: shown.rated ?? false,
    daily: shown.daily ?? false,
    outcome: shown.result ? outcomeWords(shown.result, names, own) : "",
    out: phase !== "over" && own !== null && (shown.resigned ?? []).includes(own),
    fate: shown.result && own !== null ? fateOf(shown.result, own) : null,
  };
}

function fateOf(result: Result, seat: number): OwnGame["fate"] {
  if (result.places[seat] !== 1) return "lost";
  return isDrawn(result) ? "drawn" : "won";
}

function ranked(shown: TableSummary): Ranked[] {
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
