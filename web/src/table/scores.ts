// What a score sheet is. It adds nothing up: the sums are the server's.
import { say } from "../words/words.svelte";
import type { View } from "./seen.svelte";

export interface ScoreSheet {
  columns: string[];
  /** One row a seat: what stands in each column. */
  rows: string[][];
  /** What the scores themselves are called. */
  total: string;
  /** What decides among equal scores, if the game says it. */
  untied?: string;
}

/** A game that says nothing of its own has its scores alone. */
export function plainScores(_view: View): ScoreSheet {
  return { columns: [], rows: [], total: say("web-score-points") };
}

/** With a real minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
