// What the board reads off the log: the stones moved last are marked.
import type { GameEvent } from "../../table/model.svelte";

/** Where the stones are that the last player moved in their turn. */
export function landedLately(events: readonly GameEvent[]): { seat: number; places: Set<number> } {
  const moves = events.filter((event) => event.event === "moved" || event.event === "refilled");
  const seat = moves.at(-1)?.seat ?? 0;
  const places = new Set<number>();
  for (const event of moves.slice(moves.findLastIndex((one) => one.seat !== seat) + 1)) {
    if (event.event === "moved") places.delete(event.origin);
    places.add(event.event === "moved" ? event.island : 0);
  }
  return { seat, places };
}
