// The user's games: which wait for them, which run, which are over.
import { gaveUpWords } from "../table/people";
import { server } from "../wire/http";
import type { OwnTable, State } from "../wire/schema";

export interface OwnGame extends OwnTable {
  /** Whether the user is to move; false where that was not asked. */
  mine: boolean;
  others: string[];
  /** Places and scores, the best first; empty while the game runs. */
  ranking: Ranked[];
  practice: boolean;
}

export interface Ranked {
  name: string;
  place: number;
  score: number;
  /** That they gave up, in words; empty for all others. */
  gaveUp: string;
}

const MOST_ASKED = 12; // tables whose state is fetched
const UNASKED = { mine: false, others: [], ranking: [], practice: false };

/** The user's games: those that wait for them first, then the last changed. */
export async function ownGames(): Promise<OwnGame[]> {
  const { tables } = await server.me();
  const once = new Map(tables.map((table) => [table.table, table])); // one device can hold several seats of a table
  const sorted = [...once.values()].sort((one, other) => other.changed - one.changed);
  const known = await Promise.all(sorted.slice(0, MOST_ASKED).map(describe));
  const rest = sorted.slice(MOST_ASKED).map((table) => ({ ...table, ...UNASKED }));
  return [...known, ...rest].sort((one, other) => Number(other.mine) - Number(one.mine));
}

async function describe(table: OwnTable): Promise<OwnGame> {
  try {
    return described(table, await server.table(table.table));
  } catch {
    return { ...table, ...UNASKED };
  }
}

export function described(table: OwnTable, { sight: shown, mine }: Pick<State, "sight" | "mine">): OwnGame {
  const next = shown.phase === "playing" ? shown.to_move : null;
  const turn = next !== null && mine.includes(next) && shown.seats[next]?.bot === null;
  const others = shown.seats.filter((seat, number) => !mine.includes(number) && seat.name).map((seat) => seat.name);
  return {
    ...table,
    phase: shown.phase,
    mine: turn,
    others,
    ranking: ranked(shown),
    practice: shown.practice ?? false,
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
