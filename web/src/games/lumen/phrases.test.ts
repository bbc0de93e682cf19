import { beforeAll, expect, it } from "vitest";
import { speak } from "../../words/words.svelte";
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
