import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noteResult } from "./best";
import { gapOf } from "./gap";
import { share } from "./share";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it("a record is better than all before with as many players, however often it is looked at", () => {
  expect(noteResult("lumen", 3, "a", 20)).toBeNull(); // the first is none
  expect(noteResult("lumen", 3, "b", 20)).toBeNull();
  expect(noteResult("lumen", 4, "c", 5)).toBeNull();
  expect(noteResult("lumen", 3, "d", 35)).toBe(20);
  expect(noteResult("lumen", 3, "d", 35)).toBe(20);
  expect(noteResult("lumen", 3, "e", -5)).toBeNull();
});

it("a browser that keeps nothing, or nonsense, has no records", () => {
  localStorage.setItem("lichtspiel-best", "{");
  expect(noteResult("lumen", 3, "a", 20)).toBeNull();
});

it("the gap is told where points have decided", () => {
  const result = { places: [2, 1, 3], scores: [5, 9, -5], ended: "M11" };
  expect([0, 1, 2].map((seat) => gapOf(result, seat))).toEqual([4, 4, 14]);
  expect(gapOf({ ...result, places: [1, 1, 3], scores: [9, 9, 1] }, 0)).toBeNull();
  expect(gapOf({ ...result, scores: [9, 9, 1] }, 1)).toBeNull(); // by a tie-break
  expect(gapOf({ ...result, scores: [5, 9, 20] }, 2)).toBeNull(); // who gave up is last whatever they had
  expect(gapOf({ ...result, ended: "agreed" }, 1)).toBeNull();
});

it("a picture is shared where the device can, and saved where it cannot", async () => {
  const picture = new File(["x"], "a.png", { type: "image/png" });
  vi.stubGlobal("URL", { createObjectURL: () => "blob:x", revokeObjectURL: () => {} });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const able = { canShare: () => true, share: vi.fn(() => Promise.resolve()) };
  vi.stubGlobal("navigator", able);
  expect(await share(picture, "You win")).toBe(false);
  expect(able.share).toHaveBeenCalledWith({ files: [picture], title: "You win" });
  able.share.mockRejectedValueOnce(new DOMException("", "AbortError"));
  expect(await share(picture, "You win")).toBe(false);
  able.share.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  expect(await share(picture, "You win")).toBe(true);
  vi.stubGlobal("navigator", {});
  expect(await share(picture, "You win")).toBe(true);
  expect(saved).toHaveBeenCalledTimes(2);
});
