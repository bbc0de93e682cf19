import { expect, test } from "vitest";
import { seatOf, tableOf } from "../table/fixtures";
import type { OwnTable, State, TableView } from "../wire/schema";
import { speak } from "../words/words.svelte";
import { described } from "./own";

const table: OwnTable = { table: "t", game: "lichterfest", seat: 0, phase: "playing", changed: 0, version: null };
const state = (more: Partial<TableView>): Pick<State, "sight" | "mine" | "kept"> => ({
  mine: [0],
  kept: [],
  sight: tableOf(["Mira", "Ben"], more),
});

test("a game waits for me", () => {
  expect(described(table, state({}))).toMatchObject({ mine: true, others: ["Ben"], ranking: [] });
});

test("a game in which a bot plays for me waits for nobody", () => {
  const seats = [seatOf("Mira", { bot: "random" })];
  expect(described(table, state({ seats })).mine).toBe(false);
});

test("a seat that is kept for me is known, though I have not taken it", () => {
  const rematch = { ...state({ phase: "gathering", to_move: null }), mine: [], kept: [1] };
  expect(described({ ...table, seat: null }, rematch)).toMatchObject({ kept: true, own: null, mine: false });
});

test("a finished game has its people in the order of their places", () => {
  const result = { places: [2, 1], scores: [29, 37], ended: "L22" };
  expect(described(table, state({ phase: "over", to_move: null, result }))).toMatchObject({
    mine: false,
    own: 0,
    ranking: [
      { seat: 1, name: "Ben", place: 1, score: 37 },
      { name: "Mira", place: 2, score: 29 },
    ],
  });
});

test("who gave up is marked in the list, and so is a practice game", async () => {
  await speak("en");
  const result = { places: [2, 1], scores: [29, 37], ended: "resigned" };
  const game = described(table, state({ phase: "over", result, resigned: [0], practice: true }));
  expect(game.practice).toBe(true);
  expect(game.ranking.map(({ gaveUp }) => gaveUp)).toEqual(["", "gave up"]);
});

test("a game that ended level by agreement is neither won nor lost", async () => {
  await speak("en");
  const result = { places: [1, 1], scores: [0, 0], ended: "agreed" };
  const drawn = described(table, state({ phase: "over", result }));
  expect([drawn.fate, drawn.outcome]).toEqual(["drawn", "Level at 0: You and Ben"]);
  const shared = described(table, state({ phase: "over", result: { ...result, ended: "L22" } }));
  expect([shared.fate, shared.outcome]).toEqual(["won", "You and Ben win together"]);
});

test("who has days for a move sees until when, where it is their turn", () => {
  const clock = { kind: "days", days: 1 } as const;
  expect(described(table, state({ clock, deadline: 5 })).deadline).toBe(5);
  expect(described(table, state({ clock, deadline: 5, to_move: 1 })).deadline).toBeNull();
  expect(described(table, state({ deadline: 5 })).deadline).toBeNull();
});
