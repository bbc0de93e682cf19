import { describe, expect, it } from "vitest";
import { rows, TRICK } from "./room";

const phone = (height: number, players: number) =>
  rows({ width: 375, height, players, tight: height < 720, line: 108, mine: 118 });

describe("the rows of the others on a phone", () => {
  it.each([
    [531, 5],
    [558, 5],
    [623, 5],
    [531, 4],
    [531, 3],
  ])("fit above the rest at a height of %i with %i players", (height, players) => {
    const { slim, hand } = phone(height, players);
    const each = hand.height + (slim ? 0 : 22) + 8;
    expect(each * (players - 1) + TRICK + 108 + 118 + 16).toBeLessThanOrEqual(height);
    expect(hand.height).toBeGreaterThanOrEqual(36);
  });
  it.each([3, 4, 5])("fit on a high phone as well, with %i players", (players) => {
    const { slim, hand } = phone(735, players);
    expect(slim).toBe(false);
    expect((hand.height + 40) * (players - 1) + 5 * (players + 1) + 96 + 108 + 118).toBeLessThanOrEqual(735);
  });
  it("have the name beside the cards only where height is short", () => {
    expect(phone(531, 5).slim).toBe(true);
    expect(phone(680, 5).slim).toBe(false);
    expect(phone(531, 3).slim).toBe(false);
  });
});
