// What is worth telling: bids, scores and tricks, each on the line of whose they are; then the card played last.
import type { Listener, Tell } from "../../table/happened";
import { say } from "../../words/words.svelte";

/** Bids are told before the score of the round before, which had a sheet of its own. */
const WEIGHTS: Record<string, number> = { bid: 7, scored: 6, "trick-won": 5, played: 2 };

export const tell: Tell = ({ event, phrase, version }, table) => {
  const weight = WEIGHTS[event.event];
  if (weight === undefined || !("seat" in event)) return null;
  if (event.event !== "played" && version < lastTrick(table)) return null;
  if (event.seat === table.viewer && event.event !== "scored") return null;
  return { weight, says: say(`lumen-brief-${event.event}`, signed(phrase.args ?? {})), seat: event.seat };
};

/**
 * When the last trick was won. Everybody has played since what came before it; a page that is opened again cannot see that, for it is
 * not told the cards of earlier tricks any more (M4).
 */
function lastTrick({ log }: Listener): number {
  return log.findLast(({ event }) => event.event === "trick-won")?.version ?? 0;
}

/** Points that were won have a plus, as on the sheet of the round. */
function signed(args: Record<string, string | number>): Record<string, string | number> {
  const { points = 0 } = args;
  return { ...args, points: Number(points) > 0 ? `+${points}` : points };
}
