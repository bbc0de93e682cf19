import { describe, expect, it } from "vitest";
import {
  BOTTOM,
  boundsOf,
  facing,
  freest,
  Layout,
  LEFT,
  nextPlace,
  quartersTo,
  RIGHT,
  rounded,
  threadTo,
  TOP,
  turned,
  type At,
} from "./geometry";

const lakeOf = (tiles: At[], viewport = { zoom: 1, x: 0, y: 0 }) =>
  new Layout(boundsOf(tiles), 900, 580, [56, 118, 12, 118], 40, viewport);
const room = { half: [40, 18], inset: 20, keep: 0 } as const;

describe("turning the table", () => {
  it("brings every side below", () => {
    expect([0, 1, 2, 3].map(quartersTo)).toEqual([2, 1, 0, 3]);
  });

  it("turns places clockwise, and back", () => {
    expect(turned([1, 0], 1)).toEqual([0, 1]);
    expect(turned([1, -2], 2)).toEqual([-1, 2]);
    expect(turned(turned([3, -5], 3), -3)).toEqual([3, -5]);
  });

  it("shows the colours of a turned tile to the sides of the screen", () => {
    expect(facing("brwk", 0)).toBe("brwk");
    expect(facing("brwk", 1)).toBe("kbrw");
    expect(facing("brwk", -1)).toBe(facing("brwk", 3));
  });
});

describe("the lake on the screen", () => {
  it("lies in the middle between the panels, with room for the places round it", () => {
    const lake = lakeOf([
      [0, 0],
      [1, 0],
    ]);
    const [left] = lake.middle([-1, 0]);
    const [right] = lake.middle([2, 0]);
    expect(left - 118).toBeCloseTo(900 - 118 - right);
    expect(left - lake.tile * 0.3).toBeGreaterThanOrEqual(118);
    expect(lake.tile).toBeLessThanOrEqual(120);
  });

  it("says where it goes on out of sight, and at which zoom nothing does", () => {
    const long = Array.from({ length: 20 }, (_, x): At => [x, 0]);
    const ends: At[] = [
      [-1, 0],
      [20, 0],
    ];
    expect(lakeOf(long).beyond(ends)).toEqual([RIGHT, LEFT]);
    expect(lakeOf(long, { zoom: 1, x: 9999, y: 0 }).beyond(ends)).toEqual([RIGHT]);
    expect(lakeOf(long, { zoom: lakeOf(long).whole, x: 0, y: 0 }).beyond(ends)).toEqual([]);
    expect(lakeOf([[0, 0]]).whole).toBe(1);
  });

  it("has its tools where they are in nobody's way", () => {
    const corners = [
      [0, 0],
      [100, 0],
    ] as const;
    expect(freest(corners, [[90, 10]])).toBe(corners[0]);
    expect(freest(corners, [])).toBe(corners[0]);
  });

  it("pans instead of shrinking any further, and never off the screen", () => {
    const long = Array.from({ length: 20 }, (_, x): At => [x, 0]);
    const lake = lakeOf(long, { zoom: 1, x: 9999, y: 50 });
    expect(lake.tile).toBe(40);
    expect(lake.slack[0]).toBeGreaterThan(0);
    expect(lake.slack[1]).toBe(0);
    expect(lake.middle([-1, 0])[0]).toBeCloseTo(118 + lake.pitch / 2);
  });

  it("knows how far a place is out of view", () => {
    const long = Array.from({ length: 20 }, (_, x): At => [x, 0]);
    expect(lakeOf(long).towards([10, 0])).toEqual([0, 0]);
    expect(lakeOf(long).towards([-1, 0])[0]).toBeGreaterThan(0);
    const { pitch } = lakeOf(long);
    expect(lakeOf(long).towards([-1, 0], 1)[0]).toBeCloseTo(lakeOf(long).towards([-1, 0])[0] + pitch);
  });
});

describe("threads of light", () => {
  const tiles: At[] = [
    [0, 0],
    [0, 1],
    [0, 2],
  ];
  const taken = new Set(tiles.map(String));
  const lake = lakeOf(tiles);

  it("run straight where nothing lies in their way", () => {
    const thread = threadTo(RIGHT, [1, 1], taken, lake, room);
    expect(thread.disc).toEqual(lake.edge([1, 1], RIGHT));
    expect(thread.path).not.toContain("Q");
    expect(thread.chip).toEqual([900 - 20 - 40, thread.disc[1]]);
  });

  it("else through the channel at the next corner", () => {
    const thread = threadTo(LEFT, [1, 1], taken, lake, room);
    const [x, y] = lake.middle([1, 1]);
    expect(thread.chip[1]).toBeCloseTo(y - lake.pitch / 2);
    expect(thread.disc[0]).toBeCloseTo(x - lake.pitch / 2);
  });

  it("end beside the ghost, not on it, where there is no room between it and the panel", () => {
    const near = { ...room, inset: lake.edge([0, -1], TOP)[1] - 10 };
    const thread = threadTo(TOP, [0, -1], taken, lake, near);
    const [x] = lake.middle([0, -1]);
    expect(thread.chip[0] - 40).toBeGreaterThanOrEqual(x + lake.pitch / 2);
  });

  it("stay on the lake", () => {
    const thread = threadTo(BOTTOM, [0, 3], taken, lake, { half: [400, 18], inset: 12, keep: 90 });
    expect(thread.chip[0]).toBe(400);
  });

  it("bend round", () => {
    expect(
      rounded([
        [0, 0],
        [100, 0],
        [100, 50],
      ]),
    ).toBe("M0 0L86 0Q100 0 100 14L100 50");
  });
});

describe("going from place to place", () => {
  const places: At[] = [
    [0, -1],
    [-1, 0],
    [1, 0],
    [3, 1],
    [0, 1],
  ];
  it("begins in the middle", () => expect(nextPlace(places, null, LEFT)).toEqual([1, 0]));
  it("rather straight on than near", () => expect(nextPlace(places, [-1, 0], RIGHT)).toEqual([1, 0]));
  it("stays where there is nothing further", () => expect(nextPlace(places, [0, -1], TOP)).toBeNull());
});
