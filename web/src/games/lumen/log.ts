// What the log still shows: the cards of earlier tricks lie face down (M4), so only their winners stay.
import type { Told } from "../../wire/schema";

export function tellable(told: Told, log: readonly Told[]): boolean {
  return told.event.event !== "played" || log.indexOf(told) >= trickOnTable(log);
}

/** Where the trick on the table begins in the log; a finished trick stays until the next lead. */
function trickOnTable(log: readonly Told[]): number {
  const last = log.findLastIndex((told) => told.event.event === "played");
  return log.slice(0, Math.max(last, 0)).findLastIndex((told) => told.event.event === "trick-won") + 1;
}
