// The trick on the table.
import type { LumenView } from "../../wire/schema";
import type { Color } from "./shapes";

/** M6: the colour that was led to the trick being played; null if none is. */
export function ledColor({ trick }: LumenView): Color | null {
  return trick && trick.winner === null ? trick.cards[0]!.color : null;
}
