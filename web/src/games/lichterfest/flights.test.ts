import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../table/model.svelte";
import type { Told } from "../../wire/schema";
import { arrived, flightsOf, lasts } from "./flights";
import { boundsOf, Layout } from "./geometry";

const lake = new Layout(boundsOf([[0, 0]]), 900, 600, [0, 0, 0, 0], 40);
const chair = { sideOf: (seat: number) => seat, quarters: 0 };
const told = (event: GameEvent): Told => ({ version: 1, at: 0, by: "human", event, phrase: { key: "" } });
const MOVE: Told[] = (
  [
    { event: "laid", seat: 0, tile: 5, turns: 1, at: [1, 0] },
    { event: "bonus", seat: 0, color: "red", received: true, side: 3 },
    { event: "boat", seat: 0, at: [1, 0] },
    { event: "lantern", seat: 0, color: "red", received: true },
    { event: "lantern", seat: 1, color: "white", received: false },
    { event: "lantern", seat: 2, color: "blue", received: true },
    { event: "lantern", seat: 3, color: "blue", received: true },
  ] as GameEvent[]
).map(told);

describe("flights", () => {
  it.each([100, 250, 700, 1500])("are over before a bot moves that waits two and a half times %d ms", (pace) => {
    const flights = flightsOf(MOVE, chair, lake, pace);
    expect(flights.map(({ seat, letter }) => [seat, letter])).toEqual([
      [0, "r"],
      [0, null],
      [0, "r"],
      [2, "b"],
      [3, "b"],
    ]);
    const last = flights.at(-1)!;
    expect(last.delay + last.time).toBeLessThan(2.5 * pace);
    expect(flights[0]!.delay).toBeGreaterThan(0);
    expect(lasts(MOVE, pace)).toBe(last.delay + last.time);
  });

  it("take no time where nothing flies", () => {
    expect(lasts(MOVE.slice(0, 1), 700)).toBe(0);
    expect(lasts(MOVE, 0)).toBe(0);
  });

  it("count when they arrive", () => {
    const flying = flightsOf(MOVE, chair, lake, 700);
    expect([arrived(3, 0, "r", flying), arrived(1, 0, null, flying)]).toEqual([1, 0]);
    expect(arrived(3, 0, "r", flying.slice(1))).toBe(2);
    expect(arrived(3, 1, "w", flying)).toBe(3);
  });
});
