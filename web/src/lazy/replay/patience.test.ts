import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RefusedError } from "../../wire/http";
import { patiently, waitAfter } from "./patience";

const refused = (code: string) => new RefusedError({ code, rule: null, phrase: { key: "" }, sentence: code });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("what was too much at once is asked for again, later and later", async () => {
  const ask = vi.fn().mockRejectedValueOnce(refused("slow-down")).mockRejectedValueOnce(refused("slow-down"));
  ask.mockResolvedValue("there");
  const answer = patiently(ask);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBe("there");
});

it("what is refused for another reason is not, nor for ever", async () => {
  const gone = vi.fn().mockRejectedValue(refused("no-table"));
  await expect(patiently(gone)).rejects.toThrow("no-table");
  expect(gone).toHaveBeenCalledTimes(1);
  const busy = vi.fn().mockRejectedValue(refused("slow-down"));
  const given = expect(patiently(busy)).rejects.toThrow("slow-down");
  await vi.advanceTimersByTimeAsync(60_000);
  await given;
  expect(busy).toHaveBeenCalledTimes(5);
});

it("pauses grow, up to some seconds", () => {
  expect([1, 2, 3, 4, 9].map(waitAfter)).toEqual([1000, 2000, 4000, 8000, 8000]);
});
