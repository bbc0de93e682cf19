// The score sheet: a column for each round (M8, M9).
import { signed, type ScoreSheet } from "../../table/scores";
import type { View } from "../../table/model.svelte";
import type { LumenView } from "../../wire/schema";
import { say } from "../../words/words.svelte";

export function scores(view: View): ScoreSheet {
  const { seats } = view as LumenView;
  return {
    columns: (seats[0]?.sheet ?? []).map((_, round) => say("web-score-round", { round: round + 1 })),
    rows: seats.map(({ sheet }) => sheet.map(signed)),
    total: say("web-score-points"),
    untied: say("web-untied-lumen"),
  };
}
