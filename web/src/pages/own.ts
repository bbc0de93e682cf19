// The games of this browser: which wait for me, which run, which are over.
import { server } from "../wire/http";
import type { OwnTable, State } from "../wire/schema";

export interface OwnGame extends OwnTable {
  /** Whether I am to move; unknown for games that are over. */
  mine: boolean;
  others: string[];
  /** Who won with which points, the best first; empty while the game runs. */
  ranking: Ranked[];
}

export interface Ranked {
  name: string;
  place: number;
  score: number;
}

const MOST_ASKED = 12; // tables whose people are asked for
const UNASKED = { mine: false, others: [], ranking: [] };

/** My games, the last changed first; those that wait for me before the others. */
export async function ownGames(): Promise<OwnGame[]> {
  const { tables } = await server.me();
  const once = new Map(tables.map((table) => [table.table, table])); // on one device, one holds several seats
  const sorted = [...once.values()].sort((one, other) => other.changed - one.changed);
  const known = await Promise.all(sorted.slice(0, MOST_ASKED).map(lookedAt));
  const rest = sorted.slice(MOST_ASKED).map((table) => ({ ...table, ...UNASKED }));
  return [...known, ...rest].sort((one, other) => Number(other.mine) - Number(one.mine));
}

async function lookedAt(table: OwnTable): Promise<OwnGame> {
  try {
    return described(table, await server.table(table.table));
  } catch {
    return { ...table, ...UNASKED };
  }
}

export function described(table: OwnTable, { sight, mine }: Pick<State, "sight" | "mine">): OwnGame {
  const next = sight.phase === "playing" ? sight.to_move : null;
  const turn = next !== null && mine.includes(next) && sight.seats[next]?.bot === null;
  const others = sight.seats.filter((seat, number) => !mine.includes(number) && seat.name).map((seat) => seat.name);
  return { ...table, phase: sight.phase, mine: turn, others, ranking: ranked(sight) };
}

function ranked({ result, seats }: State["sight"]): Ranked[] {
  if (!result) return [];
  const all = seats.map(({ name }, seat) => ({ name, place: result.places[seat]!, score: result.scores[seat]! }));
  return all.sort((one, other) => one.place - other.place);
}
