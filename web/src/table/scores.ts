// The score sheet. Nothing is added up here: the sums are the server's.
import type { Result } from "../wire/schema";
import { listed, say } from "../words/words.svelte";

export interface ScoreSheet {
  /** What is added up. */
  columns: string[];
  /** One row for each seat, with the text of each column. */
  rows: string[][];
  /** The heading of the scores themselves. */
  total: string;
  /** Whether they count cards, and not points. */
  cards?: boolean;
  /** What is not part of the sum: a heading, and the text of each seat. It is shown below. */
  beside?: { heading: string; rows: string[] };
  /** What breaks ties, if the game says it. */
  untied?: string;
}

/** The score sheet of a game that has none of its own: the scores alone. */
export function plainScores(): ScoreSheet {
  return { columns: [], rows: [], total: say("web-score-points") };
}

/** The seats in first place. */
export function leaders({ places }: Result): number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** Whether it was not played out and several are in first place: then nobody has won. */
export function isDrawn(result: Result): boolean {
  return ["agreed", "resigned"].includes(result.ended) && leaders(result).length > 1;
}

/** Who wins or, if nobody does, who is level; said to who has the seat `own`, if it is one person. */
export function outcomeWords(result: Result, names: readonly string[], own: number | null): string {
  const first = leaders(result);
  const others = first.filter((seat) => seat !== own).map((seat) => names[seat] ?? "");
  const among = others.length < first.length;
  const players = listed(among ? [say("web-me"), ...others] : others);
  if (isDrawn(result)) return say("web-drawn-between", { players, score: signed(result.scores[first[0]!] ?? 0) });
  if (!among) return say("web-wins", { players, count: first.length });
  return others.length ? say("web-you-win-together", { players }) : say("web-you-win");
}

/** A number with a real minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
