import { expect, test } from "vitest";
import { distance, islandAfter, landingAfter, wayOf } from "./ring";

test("the ring goes round", () => {
  expect([islandAfter(0, 1), islandAfter(8, 1), islandAfter(6, 4)]).toEqual([1, 1, 2]);
  expect([distance(0, 3), distance(8, 1), distance(6, 2), distance(3, 3)]).toEqual([3, 1, 4, 8]);
  expect(wayOf(7, 2)).toEqual([7, 8, 1, 2]);
  expect(landingAfter(7, 3)).toEqual({ island: 2, points: 3 });
});

test("there is no way to the harbour", () => {
  expect([distance(3, 0), wayOf(3, 0)]).toEqual([0, [3]]);
});
