// The trick on the table, and the colour that was led to it.
import type { LumenView, Phrase } from "../../wire/schema";
import { COLORS, type Color } from "./shapes";

/** The led colour that the prompt names; null if it names none. */
export function promptedColor(prompt: Phrase | null): Color | null {
  return COLORS.find((color) => color === prompt?.args?.color) ?? null;
}

/** The colour of the card that opened the trick being played; a replay has no prompt to name it. */
export function ledColor({ trick }: LumenView): Color | null {
  return trick && trick.winner === null ? trick.cards[0]!.color : null;
}
