import { describe, expect, it } from "vitest";
import { DASHES, Graph, percents, reach, steps } from "./graph";

const graph = new Graph(240, 120, 10, { top: 10, right: 20, bottom: 10, left: 20 });

describe("the graph of chances", () => {
  it("reaches from edge to edge, certain victory at the top", () => {
    expect([graph.x(0), graph.x(5), graph.x(10)]).toEqual([20, 120, 220]);
    expect([graph.y(10_000), graph.y(5000), graph.y(0)]).toEqual([10, 60, 110]);
  });

  it("draws a line for a seat through all that is known", () => {
    const course = [
      [5000, 5000],
      [7500, 2500],
    ];
    expect(graph.line(course, 0)).toBe("M20 60L40 35");
    expect(graph.line(course, 1)).toBe("M20 60L40 85");
    expect(graph.line([], 0)).toBe("");
  });

  it("finds the move under a pointer, none that is not known yet", () => {
    expect([-50, 20, 49, 51, 400].map((x) => graph.moveAt(x, 10))).toEqual([0, 0, 1, 2, 10]);
    expect(graph.moveAt(400, 4)).toBe(4);
  });

  it("means a mark only if the pointer is near it", () => {
    expect(graph.near(65, [2, 9], 8)).toBe(2);
    expect(graph.near(90, [2, 9], 8)).toBeNull();
    expect(graph.near(90, [], 8)).toBeNull();
  });

  it("has a game of no moves, too", () => {
    const empty = new Graph(240, 120, 0, { top: 0, right: 0, bottom: 0, left: 0 });
    expect([empty.x(0), empty.moveAt(100, 0)]).toEqual([0, 0]);
  });

  it("tells five lines apart without colours", () => {
    expect(new Set(DASHES).size).toBe(5);
  });
});

it("the parts of a balance follow each other to the result", () => {
  const parts = steps(5000, [-1200, 300, 5900]);
  expect(parts).toEqual([
    { from: 5000, to: 3800 },
    { from: 3800, to: 4100 },
    { from: 4100, to: 10_000 },
  ]);
});

it("chances in percent sum up to 100, and are those of the server's sentences", () => {
  expect(percents([1250, 8750])).toEqual([13, 87]);
  expect(percents([3333, 3333, 3334])).toEqual([33, 33, 34]);
  expect(percents([1450, 8550])).toEqual([15, 85]);
  expect(percents([10_000, 0])).toEqual([100, 0]);
});

it("bars reach from 0 to a victory, and as far as any of them does", () => {
  expect(reach([[{ from: 5000, to: 2000 }]])).toEqual([0, 10_000]);
  expect(reach([[{ from: 5000, to: -13_700 }], [{ from: 5000, to: 18_700 }]])).toEqual([-13_700, 18_700]);
});
