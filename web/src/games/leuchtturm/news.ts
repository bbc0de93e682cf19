// What is worth telling of the last moves: cards and what became of lighthouses first, then where stones went.
import type { Tell } from "../../table/happened";
import { say, sentence } from "../../words/words.svelte";

const WEIGHTS: Record<string, number> = {
  claimed: 7,
  "pulled-down": 6,
  stands: 6,
  declined: 6,
  completed: 4,
  moved: 2,
  refilled: 1,
};
/** What somebody's own move is worth telling of, too: they could not know it before. */
const OUTCOME = 6;

export const tell: Tell = ({ event, phrase }, { viewer }, mover) => {
  const weight = WEIGHTS[event.event];
  if (weight === undefined) return null;
  const claimant = event.event === "claimed" ? event.seat : null;
  if (claimant !== null && claimant === viewer) return { weight, says: sentence(phrase), whole: true };
  if (mover === viewer && weight < OUTCOME) return null;
  const says = say(`leuchtturm-brief-${event.event}`, phrase.args);
  if (claimant !== null) return { weight, says, seat: claimant };
  return mover === viewer ? { weight, says: sentence(phrase), whole: true, seat: mover } : { weight, says };
};
