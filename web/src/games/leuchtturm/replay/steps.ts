// Hints in steps for whoever looks for a better move: first what it is done with, then where it leads.
import type { Move } from "../../../table/model.svelte";
import { say } from "../../../words/words.svelte";

/** From the vaguest to the clearest; the answer itself is shown after the last. */
export function steps(move: Move): string[] {
  if (move.type !== "move") return [say("web-step-leuchtturm", { move: move.type })];
  return [say("web-step-leuchtturm-from", { island: move.from }), say("web-step-place")];
}
