import { describe, expect, it } from "vitest";
import { laid, spacing } from "./stones";

describe("stones", () => {
  it("lie on won tricks, tips first, then the extra stone", () => {
    expect(laid({ tips: 2, extra: true }, 1)).toEqual({ piles: ["tip"], waiting: ["tip", "extra"] });
    expect(laid({ tips: 1, extra: true }, 3)).toEqual({ piles: ["tip", "extra", null], waiting: [] });
    expect(laid(null, 0)).toEqual({ piles: [], waiting: [] });
  });
  it("move together where there is little room", () => {
    for (const tricks of [0, 5, 10]) {
      const lying = laid({ tips: 10, extra: false }, tricks);
      const { pile, stone } = spacing(lying, 150);
      expect(lying.piles.length * pile + lying.waiting.length * stone).toBeLessThanOrEqual(150);
    }
  });
});
