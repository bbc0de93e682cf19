import { describe, expect, it, vi } from "vitest";
import { clockFace, commonTerms, optionWords, seatWords, terms } from "../table/people";
import { tableOf } from "../table/fixtures";
import { guessLanguage, percent, say, speak, speakOf } from "./words.svelte";

describe("words", () => {
  it("guesses the language from the browser's", () => {
    expect(guessLanguage(["fr-FR", "pl-PL", "de"])).toBe("pl");
    expect(guessLanguage(["fr"])).toBe("en");
  });

  it("changes at once, plurals too", async () => {
    await speak("pl");
    expect([1, 3, 5].map((count) => say("web-watchers", { count }))).toEqual([
      "Jedna osoba ogląda",
      "3 osoby oglądają",
      "5 osób ogląda",
    ]);
    await speak("de");
    expect(say("web-undo")).toBe("Zurücknehmen");
    expect(document.documentElement.lang).toBe("de");
  });

  it("writes numbers below zero and percentages as each language does", async () => {
    const said = [];
    for (const lang of ["en", "de", "pl"] as const) {
      await speak(lang);
      said.push(percent(0.45), say("lumen-prompt-over", { player: "Ada", who: "other", score: -5 }));
    }
    expect(said.filter((_, at) => at % 2 === 0)).toEqual(["45%", "45\u202f%", "45%"]);
    expect(said.join()).toMatch(/−5.*−5.*−5/s);
    expect(said.join()).not.toContain("-5");
  });

  it("asks for what a part says when it is opened, once in each language", async () => {
    const asked = vi.spyOn(globalThis, "fetch");
    await speak("de");
    await speakOf("privacy");
    await speakOf("privacy");
    await speak("pl");
    await speak("de");
    const paths = asked.mock.calls.map(([path]) => path).filter((path) => String(path).includes("part="));
    expect(paths).toEqual(["api/words/de?part=privacy", "api/words/pl?part=privacy"]);
    expect(say("web-privacy-what")).toBe("Was gespeichert wird");
  });

  it("says who sits where and what is agreed", async () => {
    await speak("en");
    expect(seatWords({ name: "Ben", kind: "bot", bot: "skilled", reason: null, time: null }, true)).toContain("Bot");
    expect(seatWords({ name: "Ewa", kind: "human", bot: null, reason: null, time: null }, true)).toBe("");
    const usual = { movement: "landing", claims: "ask-if-it-ends", take_back: true, turn_limit: 400 };
    expect(optionWords(usual, usual)).toEqual([]);
    expect(optionWords({ ...usual, movement: "every-step", take_back: false, turn_limit: 60 }, usual)).toEqual([
      "stones move island by island",
      "an order that was taken over is safe for one turn",
      "at most 60 turns",
    ]);
  });

  it("says nothing about a clock that is not there", async () => {
    await speak("en");
    const table = tableOf(["Ada", "Ben"], { options: { take_back: true } });
    expect(commonTerms(table)).toEqual([]);
    expect(terms(table)).toEqual(["orders can be taken back at once"]);
    const stricter = { ...table, clock: { kind: "days", days: 3 }, aids: { hints: false } } as const;
    expect(commonTerms(stricter)).toEqual(["3 days per move", "without hints"]);
  });

  it("reads clocks as people do", () => {
    expect([0, 65_000, 3_605_000].map(clockFace)).toEqual(["0:00", "1:05", "1:00:05"]);
  });
});
