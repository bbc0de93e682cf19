import { beforeEach, describe, expect, it } from "vitest";
import { brief, left, perRow, remember, remembered, struck } from "./pad";

describe("the pad", () => {
  const column = { place: 3, odds: [0, 0.5, 0, 0.25, 0.25, 0, 0, 0] };
  beforeEach(() => localStorage.clear());

  it("leaves what is possible and not struck out", () => {
    expect(left(column, {})).toEqual([2, 4, 5]);
    expect(left(column, { 3: [4] })).toEqual([2, 5]);
    expect(left(column, { 3: [2, 4, 5] })).toEqual([2, 4, 5]);
  });
  it("strikes a value out and takes that back", () => {
    const once = struck({}, 3, 4);
    expect(once).toEqual({ 3: [4] });
    expect(struck(once, 3, 4)).toEqual({ 3: [] });
  });
  it("keeps strokes for one round of one seat at one table", () => {
    remember("a/0", 2, { 3: [4] });
    expect(remembered("a/0", 2)).toEqual({ 3: [4] });
    expect(remembered("a/0", 3)).toEqual({});
    expect(remembered("a/1", 2)).toEqual({});
  });
  it("is brief", () => {
    expect(brief([7, 9], 6)).toBe("7·9");
    expect(brief([1, 2, 3, 9], 6)).toBe("1–3·9");
    expect(brief([8], 3)).toBe("8");
    expect(brief([1, 3, 5, 7], 6)).toBe("1…7");
  });
  it("writes as many values in a row as fit", () => {
    expect([perRow(10, 104), perRow(12, 104), perRow(12, 91), perRow(10, 76), perRow(8, 76)]).toEqual([5, 6, 4, 4, 4]);
  });
});
