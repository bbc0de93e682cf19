import { beforeEach, describe, expect, it } from "vitest";
import type { Told } from "../../wire/schema";
import { RATIO } from "./glass";
import { fan, ownHand, plusWidth, stage, trickSpot } from "./layout";
import { brief, left, perRow, remember, remembered, struck } from "./pad";
import { laid, spacing } from "./stones";
import { tellable } from "./told";

function log(...events: string[]): Told[] {
  return events.map(
    (event, version) => ({ version, at: 0, by: null, event: { event }, phrase: { key: event } }) as never,
  );
}

function told(...events: string[]): string[] {
  const all = log(...events);
  return all.filter((one) => tellable(one, all)).map((one) => one.event.event);
}

describe("the log", () => {
  it("tells the cards of the trick on the table", () => {
    expect(told("began", "bid", "bid", "played", "played")).toEqual(["began", "bid", "bid", "played", "played"]);
  });
  it("keeps a finished trick until the next lead", () => {
    expect(told("bid", "played", "played", "trick-won")).toEqual(["bid", "played", "played", "trick-won"]);
  });
  it("forgets the cards of earlier tricks, but not who won them", () => {
    expect(told("played", "played", "trick-won", "played")).toEqual(["trick-won", "played"]);
    expect(told("played", "trick-won", "played", "played", "trick-won")).toEqual([
      "trick-won",
      "played",
      "played",
      "trick-won",
    ]);
  });
  it("keeps the last trick of a round through the bids of the next", () => {
    const events = ["played", "trick-won", "played", "trick-won", "scored", "dealt", "bid"];
    expect(told(...events)).toEqual(["trick-won", "played", "trick-won", "scored", "dealt", "bid"]);
    expect(told(...events, "played")).toEqual(["trick-won", "trick-won", "scored", "dealt", "bid", "played"]);
  });
});

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

describe("hands", () => {
  const rooms = [
    { width: 350, height: 250 },
    { width: 218, height: 300 },
    { width: 374, height: 66 },
    { width: 500, height: 104 },
  ];
  it("fit into their room, whatever is left of the ten", () => {
    for (const room of rooms)
      for (let count = 1; count <= 10; count++) {
        const { pane, pitch, rows } = fan(count, room, 68);
        expect(rows.reduce((sum, row) => sum + row)).toBe(count);
        const widest = (Math.max(...rows) - 1) * pitch + pane + plusWidth(pane);
        expect(widest).toBeLessThanOrEqual(room.width);
        expect(rows.length * pane * RATIO).toBeLessThanOrEqual(room.height);
      }
  });
  it("show enough of every card for its numeral", () => {
    for (const room of rooms) expect(fan(10, room, 68).pitch).toBeGreaterThanOrEqual(29);
  });
  it("take a second row rather than small numerals, and only then", () => {
    expect(fan(6, rooms[0]!, 62).rows).toEqual([6]);
    expect(fan(10, rooms[0]!, 62).rows).toEqual([5, 5]);
  });
  it("of one's own fit a phone with all ten", () => {
    const { pane, pitch } = ownHand(10, 374, 90);
    expect(9 * pitch + pane + plusWidth(pane)).toBeLessThanOrEqual(374);
    expect(pitch).toBeGreaterThan(28);
  });
});

describe("the stage", () => {
  it("leaves the hands their room beside and above the round table", () => {
    for (const players of [3, 4, 5])
      for (const [width, height] of [
        [752, 560],
        [976, 380],
        [1136, 480],
        [1616, 660],
      ]) {
        const { table, top, side, card } = stage({ width: width!, height: height! }, players);
        expect(table.height + top).toBeLessThanOrEqual(height!);
        expect(table.width + 2 * side).toBeLessThanOrEqual(width!);
        expect(side).toBeGreaterThan(190);
        expect(card * RATIO).toBeLessThan(table.height / 2);
      }
  });
  it("lays one's own card at the bottom and the left neighbour's to the left", () => {
    expect(trickSpot(0, 4).y).toBeGreaterThan(0.7);
    expect(trickSpot(1, 4).x).toBeLessThan(0.3);
    expect(trickSpot(1, 3).x).toBeLessThan(0.3);
    expect(trickSpot(4, 5).x).toBeGreaterThan(0.7);
  });
});

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
