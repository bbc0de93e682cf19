import { beforeAll, expect, it } from "vitest";
import { say, speak } from "../words/words.svelte";
import { pageTitle } from "./hurry.svelte";

beforeAll(() => speak("en"));

it("marks one's turn in the title, and the last seconds", () => {
  expect(pageTitle("LUMEN", false, null)).toBe("LUMEN");
  expect(pageTitle("LUMEN", true, null)).toBe(`● ${say("web-your-turn")} – LUMEN`);
  expect(pageTitle("LUMEN", true, 7)).toMatch(/^7 s ● /);
});
