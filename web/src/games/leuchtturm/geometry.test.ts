import { describe, expect, test } from "vitest";
import {
  calloutBox,
  chartOf,
  commonArea,
  groundOf,
  islandBox,
  passage,
  placeAt,
  seatBoxes,
  signBox,
  supplyAt,
  type Box,
} from "./geometry";
import { cardsInRows } from "./rows";

const overlap = (one: Box, other: Box) => commonArea(one, other) > 0;

const sizes: [number, number, boolean][] = [
  [390, 440, true],
  [412, 470, true],
  [752, 690, false],
  [976, 420, false],
  [1136, 564, false],
  [1616, 744, false],
];

describe.each(sizes)("a chart of %i × %i", (width, height, narrow) => {
  const chart = chartOf(width, height, narrow);
  const islands = Array.from({ length: 8 }, (_, index) => index + 1);

  test("everything is on it", () => {
    for (const island of islands) {
      const box = islandBox(chart, island);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    expect(placeAt(chart, 0).x).toBeGreaterThan(0);
    expect(placeAt(chart, 0).y).toBeLessThan(height - 64);
  });

  test("towers of neighbours leave each other room", () => {
    for (const island of islands) {
      const [one, other] = [placeAt(chart, island), placeAt(chart, (island % 8) + 1)];
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(1.3 * chart.stone);
    }
  });

  test("a lighthouse hides no island behind it", () => {
    if (narrow) return;
    for (const [front, behind] of [
      [1, 2],
      [6, 5],
    ] as const) {
      const light = placeAt(chart, front).y - 2.5 * chart.stone;
      expect(light).toBeGreaterThan(placeAt(chart, behind).y + 0.3 * chart.stone);
    }
  });

  test("a stone lifted off the quay leaves the ground of island 1 free", () => {
    const [quay, first] = [placeAt(chart, 0), placeAt(chart, 1)];
    const lifted = {
      x: quay.x - 0.74 * chart.stone,
      y: quay.y - 1.1 * chart.stone,
      width: 1.48 * chart.stone,
      height: chart.stone,
    };
    const ground = { x: first.x - 10, y: first.y - 10, width: 20, height: 20 };
    expect(overlap(lifted, ground)).toBe(false);
  });

  test("the public cards fit between the towers", () => {
    const { card, middle } = chart;
    const cards: Box = { x: middle.x - card - 8, y: middle.y - card * 0.7, width: 2 * card + 16, height: card * 1.4 };
    const stones = islands.map((island) => {
      const { x, y } = placeAt(chart, island);
      return { x: x - chart.stone / 2, y: y - 1.8 * chart.stone, width: chart.stone, height: 1.8 * chart.stone };
    });
    expect(stones.filter((tower) => overlap(tower, cards))).toEqual([]);
  });

  test("what a landing brings is told on the chart", () => {
    for (const island of islands) {
      const box = calloutBox(chart, island, 90, []);
      expect(box.x).toBeGreaterThanOrEqual(8);
      expect(box.x + box.width).toBeLessThanOrEqual(width - 8);
    }
  });
});

test.each([
  [752, 670],
  [976, 408],
  [1136, 564],
  [1616, 724],
])("four players' panels leave the islands of %i × %i free", (width, height) => {
  const chart = chartOf(width, height, false, 4);
  const islands = Array.from({ length: 8 }, (_, index) => islandBox(chart, index + 1));
  for (const seat of seatBoxes(chart, 3)) expect(islands.filter((island) => overlap(island, seat))).toEqual([]);
});

test("a callout goes round what is in its way", () => {
  const chart = chartOf(1136, 564, false);
  const free = calloutBox(chart, 5, 90, []);
  const panel = { x: 932, y: 0, width: 204, height: 564 };
  expect(overlap(free, panel)).toBe(true);
  expect(overlap(calloutBox(chart, 5, 90, [panel]), panel)).toBe(false);
});

describe.each([
  [976, 420],
  [1096, 564],
  [1096, 380],
  [1616, 724],
])("a callout on a chart of %i × %i", (width, height) => {
  const chart = chartOf(width, height, false, 4);
  const seats = seatBoxes(chart, 3);
  test.each([77, 114, 151, 188])("that is %i high covers nobody's panel", (high) => {
    for (let island = 1; island <= 8; island++) {
      const box = calloutBox(chart, island, high, seats);
      expect(seats.filter((seat) => overlap(seat, box))).toEqual([]);
      expect(overlap(islandBox(chart, island), box)).toBe(false);
    }
  });
});

test("a callout covers neither the costs of landings nor what is said of a lighthouse that is passed", () => {
  const chart = chartOf(976, 420, false, 4);
  const seats = seatBoxes(chart, 3);
  const signs = [...[2, 3, 5, 6].map((place) => signBox(chart, place, false)), signBox(chart, 4, true)];
  for (const island of [2, 3, 5, 6]) {
    const box = calloutBox(chart, island, 96, [...seats, ...signs]);
    expect([...seats, ...signs].filter((other) => overlap(other, box))).toEqual([]);
  }
});

test("a passage is a curve", () => {
  expect(passage(chartOf(1136, 564, false), 8)).toMatch(/^M[-\d. ]+Q[-\d. ]+$/);
});

describe.each([
  [360, 225],
  [360, 250],
  [375, 277],
  [390, 274],
  [412, 342],
  [440, 338],
  [350, 336],
])("a low chart of %i × %i", (width, height) => {
  const chart = chartOf(width, height, true, 4);
  const { stone } = chart;
  const grounds = chart.places.map(({ x, y }, place): Box => {
    const { half, depth } = groundOf(chart, place);
    return { x: x - half, y: y - depth, width: 2 * half, height: 2 * depth + (place > 0 ? 17 : 0) };
  });
  const stones = chart.places.map(({ x, y }, place): Box => {
    const high = (place > 0 ? 2.5 : 1.1) * stone; // a lit lighthouse; a stone lifted off the quay
    return { x: x - stone / 2, y: y - high, width: stone, height: high };
  });
  const corner: Box = { x: 6, y: 6, width: 56, height: 62 };
  const supply = [0, 1, 2].map((number): Box => {
    const { x, y } = supplyAt(chart, number);
    return { x: x - 17, y: y - 12, width: 50, height: 18 };
  });
  const lone = [corner, ...supply, cardsInRows(chart)];

  test("everything is on it", () => {
    for (const { x, y, width: wide, height: high } of [...grounds, ...stones, ...lone]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(y + high).toBeLessThanOrEqual(height);
    }
  });

  test("nothing lies on anything else", () => {
    const parts = [...grounds.map((ground, place) => [ground, stones[place]!]), ...lone.map((one) => [one])];
    parts.forEach((part, index) => {
      for (const other of parts.slice(index + 1)) {
        expect(part.some((one) => other.some((two) => overlap(one, two)))).toBe(false);
      }
    });
  });

  test("stones are big enough to read", () => expect(stone).toBeGreaterThan(27));

  test("the ways lead round", () => {
    for (const place of chart.places.keys()) expect(passage(chart, place)).toMatch(/^M[-\d. ]+L[-\d. ]+$/);
  });
});
