import { expect, test } from "vitest";
import type { Told } from "../../wire/schema";
import { laidLately } from "./log";

const laid = (seat: number, tile: number): Told => ({
  version: tile,
  at: 0,
  by: null,
  event: { event: "laid", seat, tile, turns: 0, at: [tile, 0] },
  phrase: { key: "lichterfest-event-laid" },
});
const tiles = (...log: Told[]) => laidLately(log, 0).map(({ tile }) => tile);

test("what the others laid since my last tile is marked", () => {
  expect(tiles(laid(1, 1), laid(2, 2), laid(0, 3), laid(1, 4), laid(2, 5))).toEqual([4, 5]);
});

test("my own tile is marked until somebody goes on", () => {
  expect(tiles(laid(1, 1), laid(0, 2))).toEqual([2]);
  expect(tiles()).toEqual([]);
});
