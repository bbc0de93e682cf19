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

/** Something that a seat receives, and where it comes from. */
type Gift = Pick<Flight, "seat" | "letter"> & { from: (chair: Chair, lake: Layout) => Point };

function giftsOf(told: readonly Told[]): Gift[] {
  const found: Gift[] = [];
  let laid: At = [0, 0];
  const edge = (at: At, side: (chair: Chair) => number) => (chair: Chair, lake: Layout) =>
    lake.edge(turned(at, chair.quarters), quarter(side(chair)));
  for (const { event } of told) {
    if (event.event === "laid") laid = event.at;
    else if (event.event === "boat") {
      const { seat, at } = event;
      found.push({ seat, letter: null, from: (chair, lake) => lake.middle(turned(at, chair.quarters)) });
    } else if (event.event === "bonus" && event.received) {
      const { seat, color, side } = event;
      found.push({ seat, letter: letterOf(color), from: edge(laid, ({ quarters }) => side + quarters) });
    } else if (event.event === "lantern" && event.received) {
      const { seat, color } = event;
      found.push({ seat, letter: letterOf(color), from: edge(laid, (chair) => chair.sideOf(seat)) });
    }
  }
  return found;
}

/** When each of so many flights starts, and for how long it flies. */
function rhythm(count: number, pace: number): Pick<Flight, "delay" | "time">[] {
  const all = Math.min(MOST.all, PACES * pace);
  const [first, time] = [Math.min(MOST.tile, all / 4), Math.min(MOST.flight, all / 2)];
  const step = Math.min(MOST.step, (all - first - time) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, index) => ({ delay: first + index * step, time }));
}

export function flightsOf(told: readonly Told[], chair: Chair, lake: Layout, pace: number): Flight[] {
  const gifts = giftsOf(told);
  const times = rhythm(gifts.length, pace);
  return gifts.map(({ seat, letter, from }, index) => ({
    ...{ seat, letter, from: from(chair, lake), to: homeOf(chair.sideOf(seat), lake) },
    ...times[index]!,
  }));
}

/** Milliseconds until all of them have landed. */
export function lasts(told: readonly Told[], pace: number): number {
  const last = rhythm(giftsOf(told).length, pace).at(-1);
  return last ? last.delay + last.time : 0;
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
