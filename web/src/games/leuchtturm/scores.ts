// The score sheet: the cards laid, and those left in hand.
import type { ScoreSheet } from "../../table/scores";
import type { View } from "../../table/model.svelte";
import type { LeuchtturmView } from "../../wire/schema";
import { say } from "../../words/words.svelte";

export function scores(view: View): ScoreSheet {
  return {
    columns: [say("web-score-own"), say("web-score-taken"), say("web-score-hand")],
    rows: (view as LeuchtturmView).seats.map(({ laid, cards }) => {
      const taken = laid.filter((card) => card.taken_over !== null).length;
      return [laid.length - taken, taken, cards].map(String);
    }),
    total: say("web-score-cards"),
    untied: say("web-untied-leuchtturm"),
  };
}
