// Hints in steps for whoever looks for a better move: first the colour or the direction, then the card or the number.
import { viewOf, type Move, type View } from "../../../table/model.svelte";
import { say } from "../../../words/words.svelte";

/** From the vaguest to the clearest; the answer itself is shown after the last. */
export function steps(move: Move, made: Move, view: View): string[] {
  if (move.type === "bid" && made.type === "bid") {
    const than = move.tips > made.tips ? "more" : move.tips < made.tips ? "fewer" : "same";
    const extra = move.extra ? "yes" : "no";
    return [say("web-step-lumen-tricks", { than, tips: made.tips }), say("web-step-lumen-extra", { extra })];
  }
  if (move.type !== "play") return [];
  const seats = viewOf({ view }, "lumen").seats;
  const color = seats[view.to_move ?? 0]?.hand.find(({ place }) => place === move.place)?.color ?? "yellow";
  return [say("web-step-lumen-color", { color }), say("web-step-place")];
}
