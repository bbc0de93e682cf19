// The score sheet. Nothing is added up here: the sums are the server's.
import { say } from "../words/words.svelte";

export interface ScoreSheet {
  /** What is added up. */
  columns: string[];
  /** One row for each seat, with the text of each column. */
  rows: string[][];
  /** The heading of the scores themselves. */
  total: string;
  /** What is not part of the sum: a heading, and the text of each seat. It is shown below. */
  beside?: { heading: string; rows: string[] };
  /** What breaks ties, if the game says it. */
  untied?: string;
}

/** The score sheet of a game that has none of its own: the scores alone. */
export function plainScores(): ScoreSheet {
  return { columns: [], rows: [], total: say("web-score-points") };
}

/** A number with a real minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
