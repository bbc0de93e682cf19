// The best results on this device, by game and number of players. Nobody else is told of them.
const KEPT = "lichtspiel-best";

interface Best {
  score: number;
  table: string;
  /** The best one before it, if there was one. */
  before: number | null;
}

/** Note a result. Returns the best one before it, if it is a record; a table that is looked at again has the same answer. */
export function noteResult(game: string, players: number, table: string, score: number): number | null {
  const known = remembered();
  const key = `${game} ${players}`;
  const best = known[key];
  if (best?.table === table) return best.before;
  if (best && score <= best.score) return null;
  remember({ ...known, [key]: { score, table, before: best?.score ?? null } });
  return best?.score ?? null;
}

function remembered(): Record<string, Best> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

function remember(best: Record<string, Best>): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(best));
  } catch {
    // a browser that keeps nothing has no records
  }
}
