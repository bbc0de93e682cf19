// An exercise: tried moves are judged by the server, the best one is marked, and what fails is said.
import { describe, expect, it, vi } from "vitest";
import { RefusedError } from "../../wire/http";
import type { PuzzleVerdict, ShownPuzzle } from "../../wire/schema";
import type { Move } from "../../table/model.svelte";
import { Exercise, type Examiner } from "./exercise.svelte";
import { remember, solvedOf } from "./solved";

const BEST: Move = { type: "play", place: 4 };
const OTHER: Move = { type: "play", place: 5 };
const verdict = (right: boolean): PuzzleVerdict => ({ right, said: right ? "Right." : "No.", brings: [], reasons: [] });

function exercise(examiner: Partial<Examiner> = {}) {
  const shown = { viewer: 1, legal: [BEST, OTHER], events: [], aid: null } as unknown as ShownPuzzle;
  return new Exercise(shown, {
    try: (move) => Promise.resolve(verdict(move === BEST)),
    preview: () => Promise.resolve([]),
    ...examiner,
  });
}

describe("an exercise", () => {
  it("goes on after a wrong move and is over after the best one", async () => {
    const table = exercise();
    expect(await table.play(OTHER)).toBe(true);
    expect([table.verdict?.right, table.solved, table.acting]).toEqual([false, false, true]);
    expect(await table.play(BEST)).toBe(true);
    expect([table.solved, table.acting, table.advice?.move]).toEqual([true, false, BEST]);
  });

  it("lets nothing be chosen while a move is compared", async () => {
    const table = exercise();
    const tried = table.play(OTHER);
    expect(table.acting).toBe(false);
    await tried;
    expect(table.acting).toBe(true);
  });

  it("says why a move cannot be made", async () => {
    const refused = new RefusedError({ code: "rule", rule: "M6", phrase: { key: "x" }, sentence: "Follow suit." });
    const table = exercise({ try: () => Promise.reject(refused), preview: () => Promise.reject(refused) });
    expect(await table.play(OTHER)).toBe(false);
    expect(table.trouble).toBe("Follow suit.");
    expect(await table.preview(OTHER)).toEqual([]);
  });

  it("asks only once what a move would bring", async () => {
    const preview = vi.fn(() => Promise.resolve([]));
    const table = exercise({ preview });
    await Promise.all([table.preview(BEST), table.preview({ place: 4, type: "play" })]);
    expect(preview).toHaveBeenCalledOnce();
  });
});

describe("what was solved", () => {
  it("is remembered for each game, once", () => {
    localStorage.clear();
    remember("lumen", "a");
    remember("lumen", "a");
    remember("leuchtturm", "b");
    expect([[...solvedOf("lumen")], [...solvedOf("leuchtturm")], [...solvedOf("lichterfest")]]).toEqual([
      ["a"],
      ["b"],
      [],
    ]);
  });

  it("survives what another program has written", () => {
    localStorage.setItem("lichtspiel-puzzles", "{");
    expect(solvedOf("lumen").size).toBe(0);
  });
});
