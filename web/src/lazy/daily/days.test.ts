import { beforeAll, expect, test } from "vitest";
import type { DailyResults, DailyTry } from "../../wire/schema";
import { say, speak } from "../../words/words.svelte";
import {
  dateOf,
  dayOfMonth,
  endOf,
  fateOf,
  isoDate,
  monthOf,
  pointsOf,
  shareLine,
  spans,
  weekday,
  weekdays,
} from "./days";

beforeAll(() => speak("en"));

const MINE: DailyTry = { table: "t", ranked: true, place: 1, points: 40, gave_up: false };

test("days are those of UTC, wherever the reader is", () => {
  expect(isoDate(20_775)).toBe("2026-11-18");
  expect([weekday(20_775), dayOfMonth(20_775)]).toEqual([2, 18]); // a Wednesday
  expect([monthOf(20_775), weekdays()[weekday(20_775)], weekdays().length]).toEqual(["Nov", "Wed", 7]);
  expect(dateOf(20_775)).toBe("18 November");
  expect(dateOf(20_775, "short")).toBe("18 Nov");
});

test("what became of a deal", () => {
  expect(fateOf(null)).toBe("none");
  expect(fateOf({ ...MINE, place: null, points: null })).toBe("running");
  expect(fateOf(MINE)).toBe("won");
  expect(fateOf({ ...MINE, place: 2 })).toBe("lost");
  expect(fateOf({ ...MINE, gave_up: true })).toBe("lost");
  expect(fateOf({ ...MINE, ranked: false })).toBe("later");
});

test("a line to share boasts only of what there is", () => {
  const results = { game: "lumen", day: 20_775, played: 3, mine: { ...MINE, points: -5 }, better_than: 67 };
  const line = (better_than: number | null) => shareLine({ ...results, better_than } as DailyResults);
  expect(line(67)).toMatch(/LUMEN −5 points, better than 67.?% · ●●●○$/);
  for (const none of [0, null]) expect(line(none)).toMatch(/LUMEN −5 points$/);
});

test("where the game counts cards, so does its daily deal", async () => {
  const results = { game: "leuchtturm", day: 20_775, played: 3, mine: { ...MINE, points: 1 }, better_than: null };
  expect(shareLine(results as unknown as DailyResults)).toMatch(/1 card$/);
  expect(endOf("leuchtturm", { ...MINE, points: 3 })).toBe("3 cards, 1st place");
  expect(endOf("lumen", { ...MINE, points: 3 })).toBe("3 points, 1st place");
  await speak("pl");
  expect(say("daily-points", { game: "leuchtturm", points: 3 })).toBe("3 karty");
  await speak("en");
});

test("points are written with a minus sign, and ranges of them so that it is not taken for a dash", () => {
  const written = (from: number, to: number) => pointsOf({ from, to, count: 1 });
  expect([written(3, 5), written(-5, -5), written(-5, 1)]).toEqual(["3–5", "−5", "−5 – 1"]);
});

test("a distribution has few bars, without holes between them, and loses nobody", () => {
  expect(spans([])).toEqual([]);
  expect(spans([{ points: 3, count: 2 }])).toEqual([{ from: 3, to: 3, count: 2 }]);
  const many = spans(Array.from({ length: 40 }, (_, at) => ({ points: at * 3 - 20, count: 1 })));
  expect(many.length).toBeLessThanOrEqual(12);
  expect(many.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  for (const [at, { from }] of many.slice(1).entries()) expect(from).toBe(many[at]!.to + 1);
});
