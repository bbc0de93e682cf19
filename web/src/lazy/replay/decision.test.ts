import { reviews } from "./reviews";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lumenView, tableOf } from "../../table/fixtures";
import type { Choosing, JudgedMove } from "../../wire/schema";
import { speak } from "../../words/words.svelte";
import { Decision } from "./decision.svelte";

const CHOOSING: Choosing = {
  number: 7,
  seat: 1,
  view: lumenView({ viewer: 1, to_move: 1 }),
  legal: [
    { type: "play", place: 2 },
    { type: "play", place: 3 },
  ],
  prompt: { key: "lumen-prompt-lead" },
};
const over = tableOf(["Ada", "Ben"], {
  phase: "over",
  moves: 40,
  result: { places: [1, 2], scores: [9, 3], ended: "M9" },
});
const decision = (mine: number[] = []) => new Decision("t", over, CHOOSING, mine, null);

beforeEach(() => speak("en"));
afterEach(() => vi.restoreAllMocks());

describe("a moment before its move", () => {
  it("is the table as it was then, in its mover's view", () => {
    const found = decision();
    expect([found.viewer, found.publicView.phase, found.publicView.to_move, found.publicView.moves]).toEqual([
      1,
      "playing",
      1,
      6,
    ]);
    expect(found.publicView.result).toBeNull();
  });

  it("lets nobody choose unless they look for a better move, and says ‘you’ only then or to whoever it was", () => {
    const found = decision();
    expect([found.legal, found.prompt, found.me]).toEqual([null, null, null]);
    expect(decision([1]).me).toBe(1);
    found.finding = true;
    expect([found.acting, found.me, found.prompt?.key]).toEqual([true, 1, "lumen-prompt-lead"]);
  });

  it("has a tried move judged, and then waits for another wish", async () => {
    const judged = { found: false, says: "Worse." } as JudgedMove;
    const judge = vi.spyOn(reviews, "judge").mockResolvedValue(judged);
    const found = decision();
    found.finding = true;
    expect(await found.play({ type: "play", place: 2 })).toBe(true);
    expect(judge).toHaveBeenCalledWith("t", 7, { type: "play", place: 2 });
    expect([found.judged?.says, found.legal]).toEqual(["Worse.", null]);
    found.retry();
    expect([found.judged, found.acting]).toEqual([null, true]);
  });

  it("says why a move is not possible, or could not be judged", async () => {
    vi.spyOn(reviews, "preview").mockRejectedValue(new Error("You must follow suit."));
    const judge = vi.spyOn(reviews, "judge").mockRejectedValue(new Error("Wait a while."));
    const found = decision();
    found.finding = true;
    expect(await found.play({ type: "play", place: 9 })).toBe(false);
    expect(found.failed).toBe("You must follow suit.");
    expect(judge).not.toHaveBeenCalled();
    expect(await found.play({ type: "play", place: 2 })).toBe(false);
    expect([found.failed, found.acting]).toEqual(["Wait a while.", true]);
  });

  it("asks for what a move would bring once, and goes on without it", async () => {
    const asked = vi.spyOn(reviews, "preview").mockResolvedValueOnce({ events: [] });
    const found = decision();
    await found.preview({ type: "play", place: 2 });
    await found.preview({ type: "play", place: 2 });
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRejectedValue(new Error("gone"));
    expect(await found.preview({ type: "play", place: 3 })).toEqual([]);
  });
});
