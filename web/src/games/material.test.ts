import { afterEach, expect, it, vi } from "vitest";
import { GAMES } from "../table/fixtures";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The modules as they are when the page is opened: nothing is known yet. */
async function fresh() {
  vi.resetModules();
  return import("./material.svelte");
}

it("is asked for once, and again only if that failed", async () => {
  const { gamesTrouble, learnMaterial, materialOf } = await fresh();
  expect(() => materialOf("lumen")).toThrow("no material of lumen");
  vi.useFakeTimers();
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError("offline")));
  vi.stubGlobal("fetch", fetch);
  const learned = learnMaterial();
  await vi.advanceTimersByTimeAsync(0);
  expect(gamesTrouble()).not.toBe("");
  fetch.mockImplementation(async () => Response.json(GAMES));
  await vi.advanceTimersByTimeAsync(2000);
  await learned;
  expect(gamesTrouble()).toBe("");
  await learnMaterial();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(materialOf("lumen").rounds).toBe(4);
});
