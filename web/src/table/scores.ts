// The score sheet of each game, from its view. It adds nothing up: the sums are the server's.
import { say } from "../words/words.svelte";
import type { View } from "./seen.svelte";

export interface ScoreSheet {
  columns: string[];
  /** One row a seat: what stands in each column. */
  rows: string[][];
}

export function scoreSheet(view: View): ScoreSheet {
  switch (view.game) {
    case "lichterfest":
      return {
        columns: [...KINDS.map((kind) => say(`web-score-${kind}`)), say("web-score-boats")],
        rows: view.seats.map((seat) => [
          ...KINDS.map((kind) =>
            listed(seat.rewards.filter((reward) => reward.kind === kind).map((reward) => reward.value)),
          ),
          String(seat.boats),
        ]),
      };
    case "leuchtturm":
      return {
        columns: [say("web-score-own"), say("web-score-taken"), say("web-score-hand")],
        rows: view.seats.map((seat) => [
          String(seat.laid.filter((card) => card.taken_over === null).length),
          String(seat.laid.filter((card) => card.taken_over !== null).length),
          String(seat.cards),
        ]),
      };
    case "lumen":
      return {
        columns: (view.seats[0]?.sheet ?? []).map((_, round) => say("web-score-round", { round: round + 1 })),
        rows: view.seats.map((seat) => seat.sheet.map(signed)),
      };
  }
}

const KINDS = ["four", "pairs", "seven"] as const;

function listed(values: number[]): string {
  return values.length === 0 ? "–" : values.join(" + ");
}

/** With a real minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
