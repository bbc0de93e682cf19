// Hints in steps for whoever looks for a better move: first what kind of move it is, then where.
import type { Move } from "../../../table/model.svelte";
import { say } from "../../../words/words.svelte";

/** From the vaguest to the clearest; the answer itself is shown after the last. */
export function steps(move: Move): string[] {
  const kind = say("web-step-lichterfest", { move: move.type });
  switch (move.type) {
    case "place":
      return [kind, say("web-step-place")];
    case "exchange":
      return [kind, say("web-step-lichterfest-exchange", { color: move.take })];
    case "dedicate":
      return [kind, say("lichterfest-kind", { kind: move.kind })];
    default:
      return [kind];
  }
}
