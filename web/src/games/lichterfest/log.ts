// What was laid last: these tiles wear a quiet ring.
import type { Laid, Told } from "../../wire/schema";

/** The tiles laid since the viewer's own last one; that one itself while nobody has gone on. */
export function laidLately(log: readonly Told[], seat: number): Laid[] {
  const laid = log.map(({ event }) => event).filter((event) => event.event === "laid");
  const since = laid.slice(laid.findLastIndex((event) => event.seat === seat) + 1);
  return since.length ? since : laid.slice(-1);
}
