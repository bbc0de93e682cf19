import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { atRest } from "./atrest";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

it("shows the result at once to whoever comes later", () => {
  const done = vi.fn();
  atRest(0, done);
  expect(done).toHaveBeenCalledOnce();
});

it("waits until the last move has been seen and nothing moves any more", () => {
  const moving = [{ playState: "running", effect: { getComputedTiming: () => ({ endTime: 900 }) } }];
  const endless = { playState: "running", effect: { getComputedTiming: () => ({ endTime: Infinity }) } };
  document.getAnimations = () => [...moving, endless] as unknown as Animation[];
  const done = vi.fn();
  atRest(1500, done);
  vi.advanceTimersByTime(3000);
  expect(done).not.toHaveBeenCalled();
  moving.pop();
  vi.advanceTimersByTime(600);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(done).toHaveBeenCalledOnce();
  document.getAnimations = () => [];
});

it("waits for a dialog to be closed, and can be called off", () => {
  document.body.innerHTML = "<dialog open></dialog>";
  const [done, other] = [vi.fn(), vi.fn()];
  atRest(0, done);
  atRest(0, other)();
  vi.advanceTimersByTime(20_000);
  expect(done).not.toHaveBeenCalled();
  document.body.innerHTML = "";
  vi.advanceTimersByTime(200);
  expect([done.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});
