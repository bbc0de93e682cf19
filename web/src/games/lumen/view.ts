// The view of this game, and what lies on the table in it.
import type { Seen } from "../../table/seen.svelte";
import type { LumenView } from "../../wire/schema";
import type { Color } from "./shapes";

/** The view, at a table of this game. */
export function lumenView(table: Seen): LumenView {
  return table.view as LumenView;
}

/** M6: the colour that was led to the trick being played; null if none is. */
export function ledColor({ trick }: LumenView): Color | null {
  return trick && trick.winner === null ? trick.cards[0]!.color : null;
}
