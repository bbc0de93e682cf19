// Which puzzles were solved, remembered on this device alone.
const KEPT = "lichtspiel-puzzles";

type Solved = Record<string, string[]>;

function read(): Solved {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Solved;
  } catch {
    return {};
  }
}

/** The ids of the solved puzzles of a game. */
export function solvedOf(game: string): ReadonlySet<string> {
  return new Set(read()[game] ?? []);
}

/** Remember that a puzzle was solved. */
export function remember(game: string, id: string): void {
  const solved = read();
  solved[game] = [...new Set([...(solved[game] ?? []), id])];
  try {
    localStorage.setItem(KEPT, JSON.stringify(solved));
  } catch {
    // a browser that keeps nothing: the puzzle can be solved all the same
  }
}
