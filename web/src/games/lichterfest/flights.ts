// Lanterns and boats that fly to their owners after a move, in rule order: bonus, boats, then round the table.
import type { Told } from "../../wire/schema";
import type { Choice } from "./choice.svelte";
import { BOTTOM, LEFT, quarter, RIGHT, TOP, turned, type At, type Layout, type Point } from "./geometry";
import { letterOf } from "./shapes";

export interface Flight {
  seat: number;
  /** The letter of a lantern; null for a boat. */
  letter: string | null;
  from: Point;
  to: Point;
  /** Milliseconds until it starts, and for which it flies. */
  delay: number;
  time: number;
}

/** For how long all flights of a move may take, in paces of the table: the next bot waits a little longer (`Laid.paces`). */
const PACES = 2.3;
/** Milliseconds: the most for a whole move, from one start to the next, until the tile lies there, and for one flight. */
const MOST = { all: 1600, step: 250, tile: 300, flight: 600 };

/** How the viewer sees the table: which side of the screen a seat has, and by how much the table is turned. */
type Chair = Pick<Choice, "sideOf" | "quarters">;

export function flightsOf(told: readonly Told[], chair: Chair, lake: Layout, pace: number): Flight[] {
  const found: Omit<Flight, "delay" | "time">[] = [];
  let at: At | null = null;
  const add = (seat: number, letter: string | null, from: Point) =>
    found.push({ seat, letter, from, to: homeOf(chair.sideOf(seat), lake) });
  for (const { event } of told) {
    if (event.event === "laid") at = turned(event.at, chair.quarters);
    else if (event.event === "boat") add(event.seat, null, lake.middle(turned(event.at, chair.quarters)));
    else if (at && event.event === "bonus" && event.received)
      add(event.seat, letterOf(event.color), lake.edge(at, quarter(event.side + chair.quarters)));
    else if (at && event.event === "lantern" && event.received)
      add(event.seat, letterOf(event.color), lake.edge(at, chair.sideOf(event.seat)));
  }
  const all = Math.min(MOST.all, PACES * pace);
  const [first, time] = [Math.min(MOST.tile, all / 4), Math.min(MOST.flight, all / 2)];
  const step = Math.min(MOST.step, (all - first - time) / Math.max(1, found.length - 1));
  return found.map((flight, index) => ({ ...flight, delay: first + index * step, time }));
}

/** What a seat has while these are still on their way to it: cards by letter, or boats. */
export function arrived(count: number, seat: number, letter: string | null, flying: readonly Flight[]): number {
  return count - flying.filter((flight) => flight.seat === seat && flight.letter === letter).length;
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
