// Where everything is on the sea chart, calculated from its width and height in pixels.
import { ring as ringOf, stone as stoneOf } from "../../../../src/lichtspiel/games/leuchtturm/art.json";
import { materialOf } from "../material.svelte";
import { rowsOf, supplyInRows } from "./rows";

export const FLOOR = stoneOf.floor; // height of a stone, relative to its width
export const TILT = stoneOf.tilt; // half the depth of its top, relative to its width
const CALLOUT = 200;
const OUTSIDE = 60; // by how much rather outside the ring than inside
const LAND = 56;
const RING = 400; // the least height of a chart for phones with a ring on it
const PRESSED = 88;
const SEAT = { width: 204, height: 148, edge: 12 };

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

export interface Chart {
  width: number;
  height: number;
  narrow: boolean;
  /** Whether the islands are in two rows, as there is no height for a ring. */
  low: boolean;
  middle: Spot;
  ring: { x: number; y: number };
  /** The width of a stone. */
  stone: number;
  /** The head of the quay, then islands 1 to 8. */
  places: Spot[];
  /** The width of a public card; it is 1.4 times as high. */
  card: number;
  /** How wide the area of an island is that can be pressed. */
  pitch: number;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export function chartOf(width: number, height: number, narrow: boolean, players = 2): Chart {
  if (narrow && height < RING) return rowsOf(width, height);
  const stone = narrow
    ? clamp(Math.min(width / 9.8, height / 10.5), 28, 44)
    : clamp(Math.min(width / 19.5, (height - 52) / 10), 34, 78); // so that no light of island 1 hides island 2
  const above = 2.5 * stone + 8; // a lit lighthouse on islands 3 and 4
  const below = 0.5 * stone + (narrow ? 30 : 44); // the ground of 7 and 8, and their numbers
  const land = narrow && width > 0.95 * height ? LAND : 0; // on a chart this low the harbour is beside the ring
  const widest = narrow ? ((width - land) / 2 - 0.97 * stone - 20) / 0.924 : width * 0.285;
  const y = clamp((height - above - below) / 1.848, 40, widest * 1.15);
  const spare = height - above - below - 1.848 * y;
  const middle = { x: (width + land) / 2, y: above + 0.924 * y + spare / 2 };
  const x = narrow ? widest : Math.min(widest, besideSeats(width, height, middle.y, y, stone, players));
  const ring = { x, y };
  const count = materialOf("leuchtturm").islands;
  const islands = Array.from({ length: count }, (_, index) => onRing(middle, ring, index + 1));
  const quay = quayOf(islands[0] ?? middle, stone, height, narrow);
  const inside = 1.848 * x - 2.2 * stone; // between the grounds of islands 2 and 5
  const card = narrow
    ? clamp(Math.min(width * 0.135, height * 0.15), 40, 58)
    : clamp(Math.min(stone * 1.5, (inside - 18) / 2), 44, 104);
  const places = [quay, ...islands];
  return { width, height, narrow, low: false, middle, ring, stone, places, card, pitch: PRESSED };
}

/** How wide the ring may be where islands 2 and 5, or with four players 6, are beside a seat's panel. */
function besideSeats(width: number, height: number, middle: number, ring: number, stone: number, players: number) {
  const upper = middle - 0.383 * ring - 2.1 * stone < SEAT.height + 2 * SEAT.edge;
  const lower = players > 3 && middle + 0.383 * ring + 0.5 * stone + 16 > height - SEAT.height - 2 * SEAT.edge;
  const room = (width / 2 - SEAT.width - 2 * SEAT.edge - 0.97 * stone) / 0.924;
  return upper || lower ? Math.max(room, 80) : Infinity;
}

/** The panels of the other seats, in the corners: next upper left, then upper right, then lower right. */
export function seatBoxes(chart: Chart, others: number): Box[] {
  const { width, height, edge } = SEAT;
  const right = chart.width - width - edge;
  const corners = [
    { x: edge, y: edge },
    { x: right, y: edge },
    { x: right, y: chart.height - height - edge },
  ];
  return corners.slice(0, others).map((corner) => ({ ...corner, width, height }));
}

/** The place of the quay, with land below it for the supply: in a row, or on phones in a column. */
function quayOf(first: Spot, stone: number, height: number, narrow: boolean): Spot {
  if (narrow) return { x: 40, y: Math.min(first.y + 1.7 * stone, height - 72) };
  return { x: first.x - 1.5 * stone, y: Math.min(first.y + 1.2 * stone, height - 84) };
}

/** A point on the ring. Whole numbers are islands, clockwise; island 1 is at the lower left. */
function onRing(middle: Spot, ring: Spot, island: number, size = 1): Spot {
  const angle = ((ringOf.first - ringOf.step * (island - 1)) * Math.PI) / 180;
  return { x: middle.x + ring.x * size * Math.cos(angle), y: middle.y - ring.y * size * Math.sin(angle) };
}

export function placeAt(chart: Chart, place: number): Spot {
  return chart.places[place] ?? chart.middle;
}

/** Half the width and half the depth of what the stones of a place stand on. */
export function groundOf({ stone }: Chart, place: number): { half: number; depth: number } {
  return place === 0 ? { half: 0.74 * stone, depth: 0.27 * stone } : { half: 0.97 * stone, depth: 0.4 * stone };
}

/** A number with one decimal, for paths. */
export const short = (value: number) => Math.round(value * 10) / 10;

/** A curve over the water from a place to the next island, ending before its ground. */
export function passage(chart: Chart, from: number): string {
  if (from === 0) return quayPassage(chart);
  if (chart.low) return straitPassage(chart, from);
  const point = (part: number, size: number) => onRing(chart.middle, chart.ring, from + part, size);
  const [start, bend, end] = [point(0.32, 1.02), point(0.5, 1.1), point(0.68, 1.02)];
  return `M${short(start.x)} ${short(start.y)}Q${short(bend.x)} ${short(bend.y)} ${short(end.x)} ${short(end.y)}`;
}

/** The way to the next island in a row, before the grounds; at the ends of the rows beside the towers. */
function straitPassage(chart: Chart, from: number): string {
  const { stone, pitch } = chart;
  const [one, other] = [placeAt(chart, from), placeAt(chart, (from % (chart.places.length - 1)) + 1)];
  if (one.x === other.x) {
    const down = Math.sign(other.y - one.y);
    const x = short(one.x + down * 0.8 * stone);
    return `M${x} ${short(one.y + down * 0.55 * stone)}L${x} ${short(other.y - down * 0.6 * stone)}`;
  }
  const [side, y] = [Math.sign(other.x - one.x) * 0.42 * pitch, short(one.y + 0.36 * stone)];
  return `M${short(one.x + side)} ${y}L${short(other.x - side)} ${y}`;
}

function quayPassage(chart: Chart): string {
  const [quay, first] = [placeAt(chart, 0), placeAt(chart, 1)];
  const start = between(quay, first, chart.narrow ? 0.38 : 0.36);
  const end = between(quay, first, chart.narrow ? 0.62 : 0.6);
  return `M${short(start.x)} ${short(start.y)}L${short(end.x)} ${short(end.y)}`;
}

export function between(one: Spot, other: Spot, part: number): Spot {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

/** Where the bottom of a stone on this level is; level 0 is the ground. */
export function floorAt(chart: Chart, place: number, floor: number): Spot {
  const { x, y } = placeAt(chart, place);
  return { x, y: y - floor * FLOOR * chart.stone };
}

/** The room that an island with a tower of four takes. */
export function islandBox(chart: Chart, island: number): Box {
  const { x, y } = placeAt(chart, island);
  const { stone } = chart;
  return { x: x - stone, y: y - 2.1 * stone, width: 2 * stone, height: 2.1 * stone + 0.5 * stone + 16 };
}

/** Where the cost of a landing is shown, from the middle of its island. */
export function costSpot(chart: Chart, place: number): Spot {
  return { x: (place === 1 ? 1 : -1) * (groundOf(chart, place).half + 34), y: 0 }; // beside island 1 lies the quay
}

/** What is written at an island: what it costs to land there, or that a stone passes it. */
export function signBox(chart: Chart, place: number, passed: boolean): Box {
  const { x, y } = placeAt(chart, place);
  if (passed) return { x: x - 80, y: y + groundOf(chart, place).depth + 24, width: 160, height: 20 };
  return { x: x + costSpot(chart, place).x - 25, y: y - 13, width: 50, height: 26 };
}

/** How wide and how low down there is room between the towers of islands 3 and 4, above the way and the cost. */
export function skyOf(chart: Chart): { width: number; bottom: number } {
  const [one, other] = [placeAt(chart, 3), placeAt(chart, 4)];
  const way = chart.middle.y - 1.055 * chart.ring.y;
  return { width: other.x - one.x - 1.2 * chart.stone, bottom: Math.min(way, one.y - 13) - 3 };
}

/** Where the callout of a landing is: where it covers as little as can be, and nearest to the island, beside it rather than above. */
export function calloutBox(chart: Chart, island: number, high: number, taken: readonly Box[]): Box {
  const { x, y } = placeAt(chart, island);
  const outside = x > chart.middle.x ? OUTSIDE : -OUTSIDE;
  const needed = [...taken, ...chart.places.slice(1).map((_, index) => islandBox(chart, index + 1))];
  let [best, least] = [{ x: 8, y: 8, width: CALLOUT, height: high }, Infinity];
  for (const left of spread(chart.width - CALLOUT)) {
    for (const top of spread(chart.height - high)) {
      const box = { ...best, x: left, y: top };
      const covered = needed.reduce((sum, other) => sum + commonArea(box, other), 0);
      const far = Math.hypot(left + CALLOUT / 2 - x - outside, 2 * (top + high / 2 - y));
      if (1000 * covered + far < least) [best, least] = [box, 1000 * covered + far];
    }
  }
  return best;
}

/** Numbers from edge to edge of a room, some pixels apart. */
function spread(room: number): number[] {
  return Array.from({ length: Math.max(1, Math.floor((room - 16) / 12) + 1) }, (_, index) => 8 + 12 * index);
}

/** The area that two boxes share. */
export function commonArea(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Where a stone of the supply is, by the index of its colour. */
export function supplyAt(chart: Chart, number: number): Spot {
  if (chart.low) return supplyInRows(chart, number);
  if (chart.narrow) return { x: 24, y: chart.height - 43 + 18 * number };
  return { x: 40 + 60 * number, y: chart.height - 26 };
}
