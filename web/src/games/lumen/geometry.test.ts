import { describe, expect, it } from "vitest";
import { fan, ownHand, plusWidth, stage, trickSpot } from "./geometry";
import { RATIO } from "./shapes";

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
  it("of one's own show their middle in the narrowest room", () => {
    for (const width of [240, 264, 300, 344]) {
      const { pane, pitch } = ownHand(10, width, 46);
      expect(9 * pitch + pane + plusWidth(pane) + 8).toBeLessThanOrEqual(width);
      expect(pitch).toBeGreaterThan(pane / 2);
    }
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
