// Where things are on the lake, from a chair. Sides count clockwise from the top; those of the table from the north.
import { largest, pitch } from "../../../../src/lichtspiel/games/lichterfest/art.json";

export type At = readonly [number, number];
export type Point = readonly [number, number];

export const TOP = 0;
export const RIGHT = 1;
export const BOTTOM = 2;
export const LEFT = 3;
export const STEPS: readonly At[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/** The distance from tile to tile, in tiles, gap included. */
export const PITCH = pitch;

export const same = (one: At | null, other: At | null) =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1];
export const keyOf = (at: At) => `${at[0]},${at[1]}`;
export const beside = (at: At, side: number): At => [at[0] + STEPS[side]![0], at[1] + STEPS[side]![1]];
export const quarter = (turns: number) => ((turns % 4) + 4) % 4;

/** By how many quarters to turn the table clockwise so that this side of it is at the bottom. */
export const quartersTo = (side: number) => quarter(2 - side);

/** Where a place is after the table is turned clockwise by quarters. */
export function turned(at: At, quarters: number): At {
  let [x, y] = at;
  for (let left = quarter(quarters); left > 0; left--) [x, y] = [-y, x];
  return [x + 0, y + 0]; // no -0
}

/** The colours at top, right, bottom and left of a tile that is turned clockwise by quarters. */
export function facing(sides: string, turns: number): string {
  return [0, 1, 2, 3].map((side) => sides[quarter(side - turns)]).join("");
}

export interface Bounds {
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** The room for places round the tiles, in tiles. */
  ring: number;
}

/** The room for places round the tiles, in tiles: it shows their marks and nearly all of a ghost. */
export const RING = 1.64;

export function boundsOf(cells: readonly At[], ring = RING): Bounds {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1, ring };
}

/** The room that the panels take from each side of the lake. */
export type Insets = readonly [number, number, number, number];

export interface Viewport {
  zoom: number;
  x: number;
  y: number;
}

export const FITTING: Viewport = { zoom: 1, x: 0, y: 0 };

/** The width in pixels of a lake on a large screen, where tiles may grow further. */
const LARGE = 1300;

/** The largest tile with which the lake and the places round it fit, but not below `least`: then the lake pans. */
export function fittingTile(bounds: Bounds, width: number, height: number, insets: Insets, least: number): number {
  const across = (width - insets[LEFT] - insets[RIGHT]) / (bounds.columns + bounds.ring);
  const down = (height - insets[TOP] - insets[BOTTOM]) / (bounds.rows + bounds.ring);
  const most = width > LARGE ? 1.5 * largest : largest;
  return Math.max(least, Math.min(most, Math.floor(Math.min(across, down) / PITCH)));
}

/** The lake laid out on the screen. */
export class Layout {
  readonly tile: number;
  readonly pitch: number;
  /** The zoom at which everything fits, however small the tiles get. */
  readonly whole: number;
  /** How far the lake can be panned to either side, until the outer places show wholly. */
  readonly slack: Point;
  private readonly origin: Point;

  constructor(
    readonly bounds: Bounds,
    readonly width: number,
    readonly height: number,
    readonly insets: Insets,
    least: number,
    viewport: Viewport = FITTING,
  ) {
    const fitting = fittingTile(bounds, width, height, insets, least);
    this.whole = fittingTile(bounds, width, height, insets, 1) / fitting;
    this.tile = fitting * viewport.zoom;
    this.pitch = this.tile * PITCH;
    const slack = (cells: number, room: number) => Math.max(0, ((cells + 2) * this.pitch - room) / 2);
    this.slack = [
      slack(bounds.columns, width - insets[LEFT] - insets[RIGHT]),
      slack(bounds.rows, height - insets[TOP] - insets[BOTTOM]),
    ];
    const middle = [(width + insets[LEFT] - insets[RIGHT]) / 2, (height + insets[TOP] - insets[BOTTOM]) / 2] as const;
    this.origin = [
      middle[0] +
        clamp(viewport.x, -this.slack[0], this.slack[0]) -
        (bounds.left + (bounds.columns - 1) / 2) * this.pitch,
      middle[1] + clamp(viewport.y, -this.slack[1], this.slack[1]) - (bounds.top + (bounds.rows - 1) / 2) * this.pitch,
    ];
  }

  middle(at: At): Point {
    return [this.origin[0] + at[0] * this.pitch, this.origin[1] + at[1] * this.pitch];
  }

  corner(at: At): Point {
    const [x, y] = this.middle(at);
    return [x - this.tile / 2, y - this.tile / 2];
  }

  /** The middle of an edge of a cell, in the gap between two tiles. */
  edge(at: At, side: number): Point {
    const [x, y] = this.middle(at);
    return [x + (STEPS[side]![0] * this.pitch) / 2, y + (STEPS[side]![1] * this.pitch) / 2];
  }

  /** The sides beyond which some of these cells lie. */
  beyond(cells: readonly At[]): number[] {
    const points = cells.map((at) => this.middle(at));
    const off = [
      ([, y]: Point) => y < this.insets[TOP],
      ([x]: Point) => x > this.width - this.insets[RIGHT],
      ([, y]: Point) => y > this.height - this.insets[BOTTOM],
      ([x]: Point) => x < this.insets[LEFT],
    ];
    return [TOP, RIGHT, BOTTOM, LEFT].filter((side) => points.some(off[side]!));
  }

  /** By how much to pan so that a cell, with so many beside it as there is room for, is wholly between the panels. */
  towards(at: At, around = 0): Point {
    const [x, y] = this.middle(at);
    const into = (value: number, least: number, most: number) => {
      const margin = Math.min((around + 0.5) * this.pitch, (most - least) / 2);
      return clamp(value, least + margin, most - margin) - value;
    };
    return [
      into(x, this.insets[LEFT], this.width - this.insets[RIGHT]),
      into(y, this.insets[TOP], this.height - this.insets[BOTTOM]),
    ];
  }
}

/** Of some spots, the one with the most room to the nearest of these points. */
export function freest(spots: readonly Point[], points: readonly Point[]): Point {
  const room = (spot: Point) => Math.min(...points.map((point) => distance(spot, point)));
  return spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
}

export const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** A line from an edge of the ghost to the chip of the seat on that side. */
export interface Thread {
  side: number;
  disc: Point;
  path: string;
  chip: Point;
}

/** Half the size of a chip, the inset of the panel at its side, and what to keep free at the end of that side. */
export interface ChipRoom {
  half: Point;
  inset: number;
  keep: number;
}

/**
 * It runs straight if nothing lies in its way, else along its own edge to the next corner clockwise and out through the
 * channel between the tiles: never across a lantern, and no two threads meet.
 */
export function threadTo(side: number, ghost: At, taken: ReadonlySet<string>, lake: Layout, room: ChipRoom): Thread {
  const { half, inset, keep } = room;
  const disc = lake.edge(ghost, side);
  const level = side === TOP || side === BOTTOM;
  const [along, across] = level ? [0, 1] : [1, 0];
  const home = edgeOf(side, lake, inset + half[across]!);
  const near = Math.abs(disc[across]! - edgeOf(side, lake, inset)) < 2 * half[across]! + NEAR;
  const way = !near && isFree(side, ghost, taken, lake) ? disc : corner(lake, ghost, side);
  // Close to the panel the chip would cover the ghost, so it moves aside.
  const aside = near ? (half[along]! + NEAR / 2) * STEPS[quarter(side + 1)]![along]! : 0;
  const most = (level ? lake.width : lake.height) - half[along]! - keep;
  const there = clamp(way[along]! + aside, half[along]!, most);
  const chip: Point = level ? [there, home] : [home, there];
  return { side, disc, path: rounded([disc, way, ...joint(level, way, chip), chip]), chip };
}

const NEAR = 8;

/** The coordinate at this distance from a side of the lake. */
function edgeOf(side: number, lake: Layout, off: number): number {
  return side === TOP || side === LEFT ? off : (side === RIGHT ? lake.width : lake.height) - off;
}

function corner(lake: Layout, ghost: At, side: number): Point {
  const [x, y] = lake.edge(ghost, side);
  const [dx, dy] = STEPS[quarter(side + 1)]!;
  return [x + (dx * lake.pitch) / 2, y + (dy * lake.pitch) / 2];
}

function isFree(side: number, ghost: At, taken: ReadonlySet<string>, lake: Layout): boolean {
  let at = beside(ghost, side);
  for (let left = lake.bounds.columns + lake.bounds.rows; left > 0; left--, at = beside(at, side)) {
    if (taken.has(keyOf(at))) return false;
  }
  return true;
}

/** Where the path has to bend once more to reach its end. */
function joint(level: boolean, from: Point, to: Point): Point[] {
  if (Math.abs(level ? from[0] - to[0] : from[1] - to[1]) < 1) return [];
  return [level ? [from[0], to[1]] : [to[0], from[1]]];
}

const BEND = 14;

/** A path through these points with rounded corners. */
export function rounded(points: readonly Point[]): string {
  const far = points.filter((point, index) => index === 0 || distance(point, points[index - 1]!) > 0.5);
  const parts = [`M${spot(far[0]!)}`];
  for (let index = 1; index < far.length - 1; index++) {
    const [before, here, after] = [far[index - 1]!, far[index]!, far[index + 1]!];
    const reach = Math.min(BEND, distance(before, here) / 2, distance(here, after) / 2);
    parts.push(`L${spot(towards(here, before, reach))}Q${spot(here)} ${spot(towards(here, after, reach))}`);
  }
  if (far.length > 1) parts.push(`L${spot(far.at(-1)!)}`);
  return parts.join("");
}

const spot = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const distance = ([x, y]: Point, [a, b]: Point) => Math.hypot(x - a, y - b);

function towards(from: Point, to: Point, by: number): Point {
  const whole = distance(from, to);
  return [from[0] + ((to[0] - from[0]) * by) / whole, from[1] + ((to[1] - from[1]) * by) / whole];
}

/** The next place in this direction, preferring straight ahead over near; without a start, the one in the middle. */
export function nextPlace(places: readonly At[], from: At | null, side: number): At | null {
  if (from === null) return places[Math.floor(places.length / 2)] ?? null;
  const [dx, dy] = STEPS[side]!;
  let best: At | null = null;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place[0] - from[0]) * dx + (place[1] - from[1]) * dy;
    const aside = Math.abs((place[0] - from[0]) * dy) + Math.abs((place[1] - from[1]) * dx);
    if (ahead > 0 && ahead + 2 * aside < least) [best, least] = [place, ahead + 2 * aside];
  }
  return best;
}
