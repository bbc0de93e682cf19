import { describe, expect, test } from "vitest";
import { calloutBox, chartOf, islandBox, overlap, passage, seatBoxes, placeAt, type Box } from "./geometry";

const sizes: [number, number, boolean][] = [
  [390, 440, true],
  [374, 380, true],
  [436, 286, true],
  [350, 336, true],
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

test("a passage is a curve", () => {
  expect(passage(chartOf(1136, 564, false), 8)).toMatch(/^M[-\d. ]+Q[-\d. ]+$/);
});
