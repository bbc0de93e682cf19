// The view at a table of this game, and what can be read off it.
import type { TableModel } from "../../table/model.svelte";
import type { LumenView } from "../../wire/schema";
import type { Color } from "./shapes";

/** The view, at a table of this game. */
export function lumenView(table: TableModel): LumenView {
  return table.view as LumenView;
}

/** M6: the colour that was led to the trick being played; null if none is. */
export function ledColor({ trick }: LumenView): Color | null {
  return trick && trick.winner === null ? trick.cards[0]!.color : null;
}
