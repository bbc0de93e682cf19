import { expect, test } from "vitest";
import { ground } from "./shapes";

test("the ground of an island is drawn the same every time", () => {
  expect(ground(3, 56, 23)).toBe(ground(3, 56, 23));
  expect(ground(3, 56, 23)).not.toBe(ground(4, 56, 23));
});
