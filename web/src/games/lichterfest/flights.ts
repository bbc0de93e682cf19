// Lanterns and boats that fly to their owners after a move, in rule order: bonus, boats, then round the table.
import type { Told } from "../../wire/schema";
import type { Choice } from "./choice.svelte";
import { BOTTOM, LEFT, quarter, RIGHT, TOP, turned, type At, type Layout, type Point } from "./geometry";
import { letterOf } from "./shapes";

export interface Flight {
  /** The letter of a lantern; null for a boat. */
  letter: string | null;
  from: Point;
  to: Point;
  delay: number;
}

const STEP = 250;
/** Milliseconds until the last flight starts, not counting the first delay. */
export const LONGEST = 1500;

/** How the viewer sees the table: which side of the screen a seat has, and by how much the table is turned. */
type Chair = Pick<Choice, "sideOf" | "quarters">;

export function flightsOf(told: readonly Told[], chair: Chair, lake: Layout): Flight[] {
  const found: Flight[] = [];
  let at: At | null = null;
  const add = (seat: number, letter: string | null, from: Point) =>
    found.push({ letter, from, to: homeOf(chair.sideOf(seat), lake), delay: 0 });
  for (const { event } of told) {
    if (event.event === "laid") at = turned(event.at, chair.quarters);
    else if (event.event === "boat") add(event.seat, null, lake.middle(turned(event.at, chair.quarters)));
    else if (at && event.event === "bonus" && event.received)
      add(event.seat, letterOf(event.color), lake.edge(at, quarter(event.side + chair.quarters)));
    else if (at && event.event === "lantern" && event.received)
      add(event.seat, letterOf(event.color), lake.edge(at, chair.sideOf(event.seat)));
  }
  const step = Math.min(STEP, LONGEST / Math.max(1, found.length));
  return found.map((flight, index) => ({ ...flight, delay: 300 + index * step }));
}

/** Where the things go that a seat at this side of the screen receives. */
function homeOf(side: number, lake: Layout): Point {
  const [across, down] = [lake.width / 2, lake.height / 2];
  const homes: Record<number, Point> = {
    [TOP]: [across, 24],
    [RIGHT]: [lake.width - 40, down],
    [BOTTOM]: [across, lake.height + 30],
    [LEFT]: [40, down],
  };
  return homes[side]!;
}
