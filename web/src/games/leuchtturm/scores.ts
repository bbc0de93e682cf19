// The score sheet: the cards laid, and those left in hand.
import type { ScoreSheet } from "../../table/scores";
import { viewOf, type TableModel } from "../../table/model.svelte";
import { say } from "../../words/words.svelte";

export function scores(table: TableModel): ScoreSheet {
  const { seats } = viewOf(table, "leuchtturm");
  return {
    columns: [say("web-score-own"), say("web-score-taken")],
    rows: seats.map(({ laid }) => {
      const taken = laid.filter((card) => card.taken_over !== null).length;
      return [laid.length - taken, taken].map(String);
    }),
    beside: { heading: say("web-score-hand"), rows: seats.map(({ cards }) => String(cards)) },
    total: say("web-score-cards"),
    cards: true,
    untied: say("web-untied-leuchtturm"),
  };
}
