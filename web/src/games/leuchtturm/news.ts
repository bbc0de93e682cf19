// What is worth telling of the last moves: cards and what became of lighthouses first, then where stones went, if there is room.
import type { Merge, Tell } from "../../table/happened";
import type { Told } from "../../wire/schema";
import { say, sentence } from "../../words/words.svelte";

const WEIGHTS: Record<string, number> = {
  claimed: 7,
  "pulled-down": 6,
  stands: 6,
  declined: 6,
  completed: 3,
  moved: 1.5,
  refilled: 1,
};
/** What somebody's own move is worth telling of, too: they could not know it before. */
const OUTCOME = 6;

export const tell: Tell = ({ event, phrase }, { viewer }, mover) => {
  const weight = WEIGHTS[event.event];
  if (weight === undefined) return null;
  const claimant = event.event === "claimed" ? event.seat : null;
  if (mover === viewer && (weight < OUTCOME || claimant === viewer)) return null;
  if (claimant !== null && claimant === viewer) return { weight, says: sentence(phrase), whole: true };
  const says = say(`leuchtturm-brief-${event.event}`, phrase.args);
  if (claimant !== null) return { weight, says, seat: claimant };
  if (mover !== viewer) return { weight, says };
  // Only what befalls a lighthouse is said without a person.
  return event.event === "pulled-down"
    ? { weight, says, seat: mover }
    : { weight, says: sentence(phrase), whole: true, seat: mover };
};

/** The steps of one stone are one journey: whatever leaves an island is what landed there last. */
export const journeys: Merge = (told) => {
  const found: Told[] = [];
  for (const step of told) {
    const before = found.findLastIndex((earlier) => leadsTo(earlier, step));
    const [start] = before < 0 ? [] : found.splice(before, 1);
    found.push(start ? joined(start, step) : step);
  }
  return found;
};

function leadsTo({ event: earlier }: Told, { event: step }: Told): boolean {
  if (earlier.event !== "moved" || step.event !== "moved") return false;
  return earlier.seat === step.seat && earlier.island === step.origin;
}

function joined(start: Told, step: Told): Told {
  return { ...step, phrase: { ...step.phrase, args: { ...step.phrase.args, origin: start.phrase.args!.origin! } } };
}
