import { expect, test } from "vitest";
import { after, carried, isLighthouse, landings, lifted, origins, standing, stonesAt, type Board } from "./board";

const board: Board = { islands: ["rw", "", "w", "wrwk", "rwk", "", "", ""], harbour: "black", supply: [3, 2, 1] };

test("a move carries the top stone", () => {
  const next = after(board, { event: "moved", seat: 0, stone: "white", origin: 1, island: 2, points: 1 });
  expect(next.islands.slice(0, 2)).toEqual(["r", "w"]);
  expect(carried(board, 0, 2)).toMatchObject({ harbour: null, islands: ["rw", "k", "w", "wrwk", "rwk", "", "", ""] });
});

test("a refill takes from the supply", () => {
  const next = after({ ...board, harbour: null }, { event: "refilled", seat: 1, stone: "white" });
  expect(next).toMatchObject({ harbour: "white", supply: [3, 1, 1] });
});

test("a lighthouse pulled down is in the supply", () => {
  const next = after(board, { event: "pulled-down", tower: "wrwk", island: 4 });
  expect(next.islands[3]).toBe("");
  expect(next.supply).toEqual([4, 4, 2]);
});

test("other events leave the stones where they are", () => {
  expect(after(board, { event: "stopped", seat: 0, points: 2 })).toBe(board);
});

test("the stones of a place, and without the top one", () => {
  expect([stonesAt(board, 0), stonesAt(board, 4), stonesAt(board, 2)]).toEqual(["k", "wrwk", ""]);
  expect(lifted(board, 4).islands[3]).toBe("wrw");
  expect(lifted(board, 0).harbour).toBeNull();
});

test("how much of an order stands", () => {
  expect(standing(board.islands, "rwkr")).toEqual({ stones: 3, island: 5, missing: "r" });
  expect(standing(board.islands, "rwrk")).toEqual({ stones: 2, island: 1, missing: "rk" });
  expect(standing(board.islands, "krkw")).toEqual({ stones: 0, island: null, missing: "krkw" });
  expect(standing(board.islands, "wrwk")).toEqual({ stones: 4, island: 4, missing: "" });
});

test("a tower of four is a lighthouse", () => {
  expect(["rwk", "wrwk"].map(isLighthouse)).toEqual([false, true]);
});

test("landings of a stone, round the ring", () => {
  const legal = [
    { type: "move", from: 7, by: 1 },
    { type: "move", from: 7, by: 3 },
    { type: "move", from: 0, by: 2 },
    { type: "stop" },
  ] as const;
  expect(origins(legal)).toEqual(new Set([7, 0]));
  expect(landings(legal, 7).map(({ island, points }) => [island, points])).toEqual([
    [8, 1],
    [2, 3],
  ]);
  expect(landings(legal, 0).map(({ island }) => island)).toEqual([2]);
});
