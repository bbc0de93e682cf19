import { expect, test } from "vitest";
import type { GameEvent } from "../../table/model.svelte";
import { landedLately } from "./log";

test("the stones that somebody moved in the last turn are marked where they lie", () => {
  const moved = (seat: number, origin: number, island: number): GameEvent => ({
    event: "moved",
    seat,
    stone: "red",
    origin,
    island,
    points: 1,
  });
  const refilled: GameEvent = { event: "refilled", seat: 1, stone: "red" };
  const ended: GameEvent = { event: "stopped", seat: 1, points: 1 };
  const { seat, places } = landedLately([
    moved(0, 4, 5),
    refilled,
    moved(1, 0, 2),
    moved(1, 2, 3),
    moved(1, 7, 8),
    ended,
  ]);
  expect(seat).toBe(1);
  expect([...places].sort()).toEqual([3, 8]);
  expect([...landedLately([moved(0, 4, 5), refilled]).places]).toEqual([0]);
});
