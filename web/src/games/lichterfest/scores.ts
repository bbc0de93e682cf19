// The score sheet: rewards by kind, and the boats, which break ties (L22).
import type { ScoreSheet } from "../../table/scores";
import { viewOf, type TableModel } from "../../table/model.svelte";
import { say } from "../../words/words.svelte";
import { kinds } from "./preview";

export function scores(table: TableModel): ScoreSheet {
  const { seats } = viewOf(table, "lichterfest");
  return {
    columns: kinds().map((kind) => say(`web-score-${kind}`)),
    rows: seats.map(({ rewards }) =>
      kinds().map((kind) => listed(rewards.filter((reward) => reward.kind === kind).map(({ value }) => value))),
    ),
    beside: { heading: say("web-score-boats"), rows: seats.map(({ boats }) => String(boats)) },
    total: say("web-score-points"),
    untied: say("web-untied-lichterfest"),
  };
}

function listed(values: number[]): string {
  return values.length === 0 ? "–" : values.join(" + ");
}
