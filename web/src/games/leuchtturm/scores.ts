// The score sheet: the cards laid, and those left in hand.
import type { ScoreSheet } from "../../table/scores";
import { viewOf, type TableModel } from "../../table/model.svelte";
import { say } from "../../words/words.svelte";

export function scores(table: TableModel): ScoreSheet {
  return {
    columns: [say("web-score-own"), say("web-score-taken"), say("web-score-hand")],
    rows: viewOf(table, "leuchtturm").seats.map(({ laid, cards }) => {
      const taken = laid.filter((card) => card.taken_over !== null).length;
      return [laid.length - taken, taken, cards].map(String);
    }),
    total: say("web-score-cards"),
    untied: say("web-untied-leuchtturm"),
  };
}
