// The score sheet: a column for each round (M8, M9).
import { signed, type ScoreSheet } from "../../table/scores";
import { viewOf, type TableModel } from "../../table/model.svelte";
import { say } from "../../words/words.svelte";

export function scores(table: TableModel): ScoreSheet {
  const { seats } = viewOf(table, "lumen");
  return {
    columns: (seats[0]?.sheet ?? []).map((_, round) => say("web-score-round", { round: round + 1 })),
    rows: seats.map(({ sheet }) => sheet.map(signed)),
    total: say("web-score-points"),
    untied: say("web-untied-lumen"),
  };
}
