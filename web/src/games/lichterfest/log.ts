// What the board reads off the log: the tiles laid last are marked.
import type { Laid, Told } from "../../wire/schema";

/** The tiles laid since the viewer's own last one, or that one while nobody has laid another. */
export function laidLately(log: readonly Told[], seat: number): Laid[] {
  const laid = log.map(({ event }) => event).filter((event) => event.event === "laid");
  const since = laid.slice(laid.findLastIndex((event) => event.seat === seat) + 1);
  return since.length ? since : laid.slice(-1);
}
