import { beforeAll, expect, it } from "vitest";
import { say, speak } from "../../words/words.svelte";
import { aimSaid, saidPlace } from "./phrases";
import { promptedColor } from "./trick";

beforeAll(() => speak("en"));

it("counts places from 1", () => expect([0, 9].map(saidPlace)).toEqual([1, 10]));

it("says which numbers of tricks meet a bid", () => {
  expect(aimSaid({ tips: 0, extra: false })).toBe("Aim: no trick");
  expect(aimSaid({ tips: 2, extra: false })).toBe("Aim: 2 tricks");
  expect(aimSaid({ tips: 2, extra: true })).toBe("Aim: 2 or 3 tricks");
});

it("reads the led colour off the prompt", () => {
  expect(promptedColor({ key: "lumen-prompt-waits-follow", args: { player: "Ewa", color: "blue" } })).toBe("blue");
  expect(promptedColor({ key: "lumen-prompt-lead" })).toBeNull();
  expect(promptedColor(null)).toBeNull();
});

it.each(["en", "de", "pl"] as const)("what has little room is short (%s)", async (lang) => {
  await speak(lang);
  expect(say("lumen-pad-possible", { count: 12 }).length).toBeLessThan(12);
  expect(say("lumen-ahead").length).toBeLessThan(8);
  expect(say("lumen-bid-and-tricks", { tips: 2, extra: "yes", tricks: 1 }).length).toBeLessThan(27);
  await speak("en");
});
