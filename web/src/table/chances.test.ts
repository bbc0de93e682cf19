import { expect, it } from "vitest";
import { differ, percentages } from "./chances";

it.each([
  [
    [0.875, 0.125],
    [88, 12],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    [34, 33, 33],
  ],
  [
    [0.995, 0.005],
    [100, 0],
  ],
  [
    [1, 0],
    [100, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])("makes whole percentages of %j whose sum is 100", (shares, whole) => {
  expect(percentages(shares)).toEqual(whole);
});

it("tells chances only if they differ", () => {
  expect([[0.2, 0.2, 0.2], [0.334, 0.333, 0.333], [0.4, 0.6], []].map(differ)).toEqual([false, false, true, false]);
});
