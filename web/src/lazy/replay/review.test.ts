import { reviews } from "./reviews";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RefusedError } from "../../wire/http";
import { speak } from "../../words/words.svelte";
import { CONCLUSION, reviewOf, saidOf } from "./fixtures";
import { Review } from "./review.svelte";

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a review being made", () => {
  it("shows moments as they come, each once, until the conclusion", async () => {
    vi.spyOn(reviews, "start").mockResolvedValue(reviewOf({ moments: [saidOf(1, 0)] }));
    const more = vi
      .spyOn(reviews, "more")
      .mockResolvedValueOnce(reviewOf())
      .mockResolvedValueOnce(reviewOf({ moments: [saidOf(1, 0), saidOf(2, 1), saidOf(3, 0)] }))
      .mockResolvedValueOnce(reviewOf({ state: "complete", moments: [saidOf(4, 1)], conclusion: CONCLUSION }));
    const review = new Review("t");
    await review.open();
    expect([review.done, review.moves, review.making]).toEqual([1, 4, true]);
    await vi.advanceTimersByTimeAsync(700);
    expect(review.done).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(review.done).toBe(3);
    await vi.advanceTimersByTimeAsync(700);
    expect([review.done, review.making, review.course.length]).toEqual([4, false, 5]);
    expect(review.at(3)?.moment.number).toBe(3);
    expect(more.mock.calls.map(([, after]) => after)).toEqual([1, 1, 3]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(more).toHaveBeenCalledTimes(3);
  });

  it("begins again at a server that was started anew, and asks later if it asked too much", async () => {
    const begin = vi.spyOn(reviews, "start").mockResolvedValue(reviewOf({ moments: [saidOf(1, 0)] }));
    const slow = { code: "slow-down", rule: null, phrase: { key: "" }, sentence: "Slow down.", instead: [] };
    const more = vi
      .spyOn(reviews, "more")
      .mockRejectedValueOnce(new RefusedError(slow))
      .mockResolvedValueOnce(reviewOf({ state: "unasked", start: null }))
      .mockResolvedValue(reviewOf());
    const review = new Review("t");
    await review.open();
    await vi.advanceTimersByTimeAsync(500);
    expect(review.making).toBe(true);
    await vi.advanceTimersByTimeAsync(2500);
    expect(begin.mock.calls.map(([, after]) => after)).toEqual([0, 1]);
    expect(more).toHaveBeenCalled();
    review.close();
  });

  it("says in a sentence why there is none", async () => {
    vi.spyOn(reviews, "start").mockRejectedValue(new Error("Too many reviews. Wait a while."));
    const review = new Review("t");
    await review.open();
    expect([review.state, review.making, review.refusal]).toEqual([
      "refused",
      false,
      "Too many reviews. Wait a while.",
    ]);
  });

  it("is asked for until the server can be reached again, and says so meanwhile", async () => {
    vi.spyOn(reviews, "start").mockResolvedValue(reviewOf({ moments: [saidOf(1, 0)] }));
    const more = vi.spyOn(reviews, "more").mockRejectedValue(new TypeError("Failed to fetch"));
    const review = new Review("t");
    await review.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([review.lost, review.making, review.done]).toEqual([true, true, 1]);
    more.mockResolvedValue(reviewOf({ moments: [saidOf(2, 1)] }));
    await vi.advanceTimersByTimeAsync(9000);
    expect([review.lost, review.making, review.done]).toEqual([false, true, 2]);
    review.close();
  });

  it("keeps what it has when the server stays in trouble", async () => {
    const fault = { code: "fault", rule: null, phrase: { key: "" }, sentence: "Our fault.", instead: [] };
    vi.spyOn(reviews, "start").mockResolvedValue(reviewOf({ moments: [saidOf(1, 0)] }));
    const more = vi.spyOn(reviews, "more").mockRejectedValue(new RefusedError(fault));
    const review = new Review("t");
    await review.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([review.state, review.refusal, review.lost, review.done]).toEqual(["refused", "Our fault.", false, 1]);
    expect(more).toHaveBeenCalledTimes(5);
  });

  it("is said again in another language", async () => {
    vi.spyOn(reviews, "start").mockResolvedValue(
      reviewOf({ state: "complete", moves: 1, moments: [saidOf(1, 0)], conclusion: CONCLUSION }),
    );
    const asked = vi.spyOn(reviews, "more").mockResolvedValue(
      reviewOf({
        state: "complete",
        moves: 1,
        moments: [{ ...saidOf(1, 0), heading: "Zug 1" }],
        conclusion: CONCLUSION,
      }),
    );
    const review = new Review("t");
    await review.open();
    await speak("de");
    await review.sayAgain();
    expect(asked).toHaveBeenCalledWith("t", 0, "de");
    expect(review.at(1)?.heading).toBe("Zug 1");
  });

  it("asks no more once the page is left", async () => {
    vi.spyOn(reviews, "start").mockResolvedValue(reviewOf());
    const more = vi.spyOn(reviews, "more").mockResolvedValue(reviewOf());
    const review = new Review("t");
    await review.open();
    review.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(more).not.toHaveBeenCalled();
  });
});
