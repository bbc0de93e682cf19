import { expect, test } from "vitest";
import { seatOf } from "../table/fixtures";
import type { OwnTable, TableSummary } from "../wire/schema";
import { speak } from "../words/words.svelte";
import { described } from "./own";

const summary = { moves: 0, to_move: 0, seats: [seatOf("Mira"), seatOf("Ben")] };
const table: OwnTable = {
  ...{ table: "t", game: "lichterfest", seat: 0, phase: "playing", changed: 0, version: null },
  mine: [0],
  kept: [],
};
/** What is said of a table like this one. */
const game = (more: Partial<TableSummary>, own: Partial<OwnTable> = {}) =>
  described({ ...table, ...own, summary: { ...summary, ...more } });

test("a game waits for me", () => {
  expect(game({})).toMatchObject({ turn: true, others: ["Ben"], ranking: [] });
});

test("a game in which a bot plays for me waits for nobody", () => {
  const seats = [seatOf("Mira", { bot: "random" })];
  expect(game({ seats }).turn).toBe(false);
});

test("it is told whose turn it is, where that is not mine", () => {
  expect(game({ to_move: 1, rated: true, daily: true })).toMatchObject({
    turn: false,
    mover: "Ben",
    rated: true,
    daily: true,
  });
  expect(game({ to_move: 1 }, { phase: "paused" }).mover).toBe("");
  expect(game({}).mover).toBe("");
});

test("a seat that is kept for me is known, though I have not taken it", () => {
  const rematch = game({ to_move: null }, { phase: "gathering", seat: null, mine: [], kept: [1] });
  expect(rematch).toMatchObject({ kept: true, own: null, turn: false });
});

test("a game that was finished on another device of mine was mine, and nobody's whose seat was given away", async () => {
  await speak("en");
  const result = { places: [1, 2], scores: [37, 29], ended: "L22" };
  const over = { phase: "over", seat: null, mine: [], kept: [0] };
  expect(game({ to_move: null, result }, over)).toMatchObject({ own: 0, fate: "won", others: ["Ben"] });
  const given = game({ to_move: null, result }, { ...over, succeeded_by: "Hal" });
  expect(given).toMatchObject({ own: null, fate: null, successor: "Hal" });
});

test("a finished game has its people in the order of their places", () => {
  const result = { places: [2, 1], scores: [29, 37], ended: "L22" };
  expect(game({ to_move: null, result }, { phase: "over" })).toMatchObject({
    turn: false,
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
  const over = game({ result, resigned: [0], practice: true }, { phase: "over" });
  expect(over.practice).toBe(true);
  expect(over.ranking.map(({ gaveUp }) => gaveUp)).toEqual(["", "gave up"]);
});

test("a game that ended level by agreement is neither won nor lost", async () => {
  await speak("en");
  const result = { places: [1, 1], scores: [0, 0], ended: "agreed" };
  const drawn = game({ result }, { phase: "over" });
  expect([drawn.fate, drawn.outcome]).toEqual(["drawn", "Level at 0: You and Ben"]);
  const shared = game({ result: { ...result, ended: "L22" } }, { phase: "over" });
  expect([shared.fate, shared.outcome]).toEqual(["won", "You and Ben win together"]);
});

test("who has days for a move sees until when, where it is their turn", () => {
  expect(game({ deadline: 5 }).deadline).toBe(5);
  expect(game({ deadline: 5, to_move: 1 }).deadline).toBeNull();
  expect(game({}).deadline).toBeNull();
});

test("of a table that cannot be read no more is said than that it is there", () => {
  expect(described(table)).toMatchObject({ phase: "playing", turn: false, full: false, others: [], moves: 0 });
});
