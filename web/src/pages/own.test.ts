import { expect, test } from "vitest";
import type { OwnTable, State, TableSight } from "../wire/schema";
import { described } from "./own";

const table: OwnTable = { table: "t", game: "lichterfest", seat: 0, phase: "playing", changed: 0 };
const seen = (more: Partial<TableSight>): Pick<State, "sight" | "mine"> => ({
  mine: [0],
  sight: { phase: "playing", to_move: 0, seats: [{ name: "Mira" }, { name: "Ben" }], ...more } as TableSight,
});

test("a game waits for me", () => {
  expect(described(table, seen({}))).toMatchObject({ mine: true, others: ["Ben"], ranking: [] });
});

test("a finished game has its people in the order of their places", () => {
  const result = { places: [2, 1], scores: [29, 37], ended: "L22" };
  expect(described(table, seen({ phase: "over", to_move: null, result }))).toMatchObject({
    mine: false,
    ranking: [
      { name: "Ben", place: 1, score: 37 },
      { name: "Mira", place: 2, score: 29 },
    ],
  });
});
