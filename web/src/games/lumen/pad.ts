// The deduction pad: the values that the server's columns allow, and the player's own strokes, kept in this browser.
import type { Column } from "../../wire/schema";

/** The player's own strokes: by place, the values they rule out. */
export type Strokes = Record<number, number[]>;

/** The values a card can have, without those the player has struck out; all of them if every one is struck out. */
export function left(column: Column, strokes: Strokes): number[] {
  const values = column.odds.flatMap((odds, at) => (odds > 0 ? [at + 1] : []));
  const kept = values.filter((value) => !strokes[column.place]?.includes(value));
  return kept.length ? kept : values;
}

export function struck(strokes: Strokes, place: number, value: number): Strokes {
  const before = strokes[place] ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return { ...strokes, [place]: after };
}

/** Values in a few characters with runs shortened; if they do not fit, the first and the last. */
export function brief(values: readonly number[], characters: number): string {
  const runs: number[][] = [];
  for (const value of values) {
    const run = runs.at(-1);
    if (run?.at(-1) === value - 1) run.push(value);
    else runs.push([value]);
  }
  const text = runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join("·"))).join("·");
  return text.length <= characters ? text : `${values[0]}…${values.at(-1)}`;
}

const DOT = 16;

/** How many values a row of a column has: half of them, if there is room. */
export function perRow(highest: number, width: number): number {
  const half = Math.ceil(highest / 2);
  return half * DOT <= width - 6 ? half : 4;
}

const KEPT = "lichtspiel-pad";

interface Kept {
  round: number;
  strokes: Strokes;
}

/** Strokes are kept for one round, as the next one has other cards. */
export function remembered(whose: string, round: number): Strokes {
  const kept = all()[whose];
  return kept?.round === round ? kept.strokes : {};
}

const TABLES = 12;

export function remember(whose: string, round: number, strokes: Strokes): void {
  const { [whose]: _, ...others } = all();
  const kept = Object.fromEntries([...Object.entries(others), [whose, { round, strokes }]].slice(-TABLES));
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // nothing is stored then; the page works all the same
  }
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}
