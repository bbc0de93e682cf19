import { afterAll, expect, test } from "vitest";
import { speak } from "../../words/words.svelte";
import { cardsSaid } from "./phrases";

afterAll(() => speak("en"));

test.each([
  ["en", "white: 4, red: 1"],
  ["de", "Weiß: 4, Rot: 1"],
  ["pl", "biały: 4, czerwony: 1"],
] as const)("cards are counted so that no colour need agree with its number (%s)", async (lang, words) => {
  await speak(lang);
  expect(cardsSaid([4, 0, 1, 0, 0, 0, 0])).toBe(words);
});
