// What is worth telling: bids, scores, tricks and cards, each on the line of whose they are.
import type { Listener, Tell } from "../../table/happened";
import { say } from "../../words/words.svelte";

const CARDS = 5;
/** New bids come before points, which the sheet of the round has told; cards and tricks in the order in which they were. */
const WEIGHTS: Record<string, number> = { bid: 7, scored: 6, "trick-won": CARDS, played: CARDS };

export const tell: Tell = ({ event, phrase, version }, table) => {
  const weight = WEIGHTS[event.event];
  if (weight === undefined || !("seat" in event)) return null;
  if (event.event !== "played" && version < last(/trick-won/, table)) return null;
  if (weight === CARDS && version <= last(/scored/, table)) return null;
  if (event.seat === table.viewer && event.event !== "scored") return null;
  const before = table.log.findLast((told) => told.version < version && /bid|played|won/.test(told.event.event));
  const opens = before?.event.event === "played" ? "no" : "yes";
  return { weight, says: say(`lumen-brief-${event.event}`, { ...signed(phrase.args), opens }), seat: event.seat };
};

/**
 * When something was last, as a trick that was won. Everybody has played since what came before it; a page that is opened again cannot
 * see that, for it is not told the cards of earlier tricks any more (M4).
 */
function last(what: RegExp, { log }: Listener): number {
  return log.findLast(({ event }) => what.test(event.event))?.version ?? 0;
}

/** Points that were won have a plus, as on the sheet of the round. */
function signed(args: Record<string, string | number> = {}): Record<string, string | number> {
  const { points = 0 } = args;
  return { ...args, points: Number(points) > 0 ? `+${points}` : points };
}
