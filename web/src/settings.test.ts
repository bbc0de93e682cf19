import { beforeEach, expect, it } from "vitest";
import { coached, noteFinished, set, settings } from "./settings.svelte";

beforeEach(() => set({ lang: "en", coach: null, finished: {} }));

it("the coach speaks in the first three games of a kind that were played to the end", () => {
  for (const table of ["a", "b", "b", "a"]) noteFinished("lumen", table);
  expect(coached("lumen")).toBe(true);
  noteFinished("lumen", "c");
  expect([coached("lumen"), coached("lichterfest")]).toEqual([false, true]);
});

it("the coach speaks or is silent as the user wishes, however many games they have played", async () => {
  await set({ coach: false });
  expect(coached("lumen")).toBe(false);
  for (const table of ["a", "b", "c"]) noteFinished("lumen", table);
  await set({ coach: true });
  expect([coached("lumen"), settings.finished.lumen?.length]).toEqual([true, 3]);
});
