// The chart where there is no height for a ring: islands 2 to 5 above, 1 and 8 to 6 below, the public cards between them.
import type { Box, Chart, Spot } from "./geometry";

const SIDE = 64; // the column at the left: points, supply, harbour
const BELOW = 22; // the number of an island, and what is free around it
const TOWER = 2.5; // the height of a lit lighthouse, in widths of a stone
const DEPTH = 0.45; // of the ground before it
const LIFTED = 1.15; // the height of a stone lifted off the quay
const CAPTION = 18; // how many cards a stack has
const SHELF = 22; // from one colour of the supply to the next

export function rowsOf(width: number, height: number): Chart {
  const card = Math.min(Math.max(width * 0.125, 38), 56, (height - 2 * CAPTION - 16) / 2.8);
  const gap = card + 14; // the sheets under a stack stick out
  const pitch = (width - SIDE - gap) / 4;
  const stone = Math.min(pitch / 2.02, (height / 2 - BELOW) / (TOWER + DEPTH), 44);
  const row = (number: 1 | 2) => (number * height) / 2 - DEPTH * stone - BELOW + 2;
  const column = (number: number) => SIDE + (number + 0.5) * pitch + (number > 1 ? gap : 0);
  const above = [0, 1, 2, 3].map((number) => ({ x: column(number), y: row(1) }));
  const below = [3, 2, 1, 0].map((number) => ({ x: column(number), y: row(2) }));
  const quay = { x: 6 + 0.74 * stone, y: row(2) };
  return {
    width,
    height,
    narrow: true,
    low: true,
    middle: { x: SIDE + 2 * pitch + gap / 2, y: height / 2 },
    ring: { x: width / 2, y: height / 2 },
    stone,
    places: [quay, below[3]!, ...above, ...below.slice(0, 3)],
    card,
    pitch,
  };
}

export function supplyInRows(chart: Chart, number: number): Spot {
  return { x: 22, y: chart.places[0]!.y - LIFTED * chart.stone - 12 - (2 - number) * SHELF };
}

/** The public cards, one above the other, with their captions. */
export function cardsInRows({ middle, card }: Chart): Box {
  const high = 2 * (1.4 * card + CAPTION) + 6;
  return { x: middle.x - card / 2, y: middle.y - high / 2, width: card + 6, height: high };
}
