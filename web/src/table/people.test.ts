import { beforeEach, describe, expect, it } from "vitest";
import type { Told } from "../wire/schema";
import { speak } from "../words/words.svelte";
import { seatOf, tableOf } from "./fixtures";
import { turnsOf } from "./log";
import { commonTerms, gaveUpWords, seatWords } from "./people";

const NAMES = ["Guest", "Ben", "Cem"];

beforeEach(() => speak("en"));

describe("words about seats", () => {
  it("are said to oneself about one's own", async () => {
    await speak("de");
    const away = seatOf("Karin", { bot: "random", reason: "away" });
    expect(seatWords(away, true, true)).toBe("Der Computer spielt gerade für dich.");
    expect(seatWords(away, true)).not.toContain("dich");
  });

  it("mark only who gave up, and practice games", () => {
    const table = tableOf(NAMES, { resigned: [1], practice: true });
    expect([gaveUpWords(table, 0), gaveUpWords(table, 1)]).toEqual(["", "gave up"]);
    expect(commonTerms(table)).toContain("Practice game");
  });
});

it("moves that were taken back are marked in the log, and those made since are not", () => {
  const told = (version: number, by: string | null, event: object) => ({
    version,
    at: 0,
    by,
    event,
    phrase: { key: "" },
  });
  const log = [
    told(4, "human", { event: "passed", seat: 0 }),
    told(5, "human", { event: "passed", seat: 0 }),
    told(6, null, { event: "paused", seat: 0 }),
    told(7, null, { event: "taken-back", seat: 0, keep: 1, since: 5 }),
    told(8, "human", { event: "passed", seat: 0 }),
  ] as Told[];
  expect(turnsOf(log, () => true).map(({ undone }) => undone)).toEqual([false, true, false, false, false]);
});
