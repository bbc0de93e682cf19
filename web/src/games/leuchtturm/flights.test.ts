import { expect, test } from "vitest";
import type { Board } from "./board";
import type { GameEvent } from "../../table/model.svelte";
import type { Told } from "../../wire/schema";
import { flightsOf, lasts, timeOf, under } from "./flights";

const board: Board = { islands: ["rw", "", "w", "wrwk", "", "", "", ""], harbour: null, supply: [3, 3, 4] };

test("a stone flies over every island counted, above what stands there", () => {
  const event = { event: "moved", seat: 0, stone: "white", origin: 3, island: 5, points: 2 } as const;
  expect(flightsOf(board, event)).toEqual([
    {
      sign: "w",
      stops: [
        { place: 3, floor: 0 },
        { place: 4, floor: 4 },
        { place: 5, floor: 0 },
      ],
      duration: 300,
      delay: 0,
    },
  ]);
  expect(under(board, event).islands[2]).toBe("");
});

test("a tower falls from the top", () => {
  const event = { event: "pulled-down", tower: "wrwk", island: 4 } as const;
  const flights = flightsOf(board, event);
  expect(flights.map(({ sign, delay }) => [sign, delay])).toEqual([
    ["w", 210],
    ["r", 140],
    ["w", 70],
    ["k", 0],
  ]);
  expect(timeOf(board, event)).toBe(470);
  expect(under(board, event).islands[3]).toBe("");
});

test("a stone of the supply flies to the quay; the rest is not in the air", () => {
  const event = { event: "refilled", seat: 0, stone: "red" } as const;
  expect(flightsOf(board, event)[0]?.stops).toEqual(["supply", { place: 0, floor: 0 }]);
  expect(under(board, event)).toBe(board);
  expect(timeOf(board, { event: "stopped", seat: 0, points: 1 })).toBe(0);
});

test("events are shown one after the other, each on the board that the others left", () => {
  const told = (event: GameEvent): Told => ({ version: 1, at: 0, by: null, event, phrase: { key: "" } });
  const there = { event: "moved", seat: 1, stone: "white", origin: 3, island: 5, points: 2 } as const;
  const on = { event: "moved", seat: 1, stone: "white", origin: 5, island: 6, points: 1 } as const;
  expect(lasts(board, [told(there), told(on)])).toBe(300 + 250);
  const lit = { event: "completed", seat: 1, island: 4, tower: "wrwk" } as const;
  expect(lasts(board, [told(lit), told({ event: "pulled-down", tower: "wrwk", island: 4 })])).toBe(400 + 470);
});
