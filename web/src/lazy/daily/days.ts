// Days as the server counts them, from 1970 in UTC, and what is said of a day's deal.
import { signed } from "../../table/scores";
import { call } from "../../wire/http";
import { gameName, locale, percent, say } from "../../words/words.svelte";
import type { Daily, DailyDeal, DailyResults, DailyTry, DailyWish, Seated } from "../../wire/schema";

const DAY = 86_400_000;
const MARKS = 4;

export const deals = () => call<Daily>("GET", "daily");
export const resultsOf = (game: string, day: number | string) => call<DailyResults>("GET", at(game, day));
export const begin = (game: string, day: number, wish: DailyWish) => call<Seated>("POST", at(game, day), wish);

const at = (game: string, day: number | string) => `daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`;

/** A day as the language writes it; short where there is little room. */
export function dateOf(day: number, month: "long" | "short" = "long"): string {
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month, timeZone: "UTC" }).format(day * DAY);
}

/** The same for whoever has a calendar of its own: the command that verifies a deal. */
export function isoDate(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

export const dayOfMonth = (day: number): number => new Date(day * DAY).getUTCDate();

/** The month of a day, short. */
export function monthOf(day: number): string {
  return new Intl.DateTimeFormat(locale(), { month: "short", timeZone: "UTC" }).format(day * DAY);
}

/** The names of the days of a week, short, from Monday; day 4 was one. */
export function weekdays(): string[] {
  const named = new Intl.DateTimeFormat(locale(), { weekday: "short", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, at) => named.format((4 + at) * DAY));
}

/** 0 for Monday to 6 for Sunday. */
export const weekday = (day: number): number => (new Date(day * DAY).getUTCDay() + 6) % 7;

/** The time at which a day ends, where the reader is. */
export function timeOf(moment: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: "numeric", minute: "2-digit" }).format(moment);
}

export type Fate = "none" | "running" | "won" | "lost" | "later";

/** What became of a deal: games that did not count are told apart from those that did. */
export function fateOf(mine: DailyTry | null): Fate {
  if (!mine) return "none";
  if (mine.place === null) return "running";
  if (!mine.ranked) return "later";
  return mine.place === 1 && !mine.gave_up ? "won" : "lost";
}

/** Whether the try that counts is still running; it may be finished after its day. */
export const isPending = ({ mine }: DailyDeal): boolean => fateOf(mine) === "running" && mine!.ranked;

/** How a try of this game ended, in words. */
export function endOf(game: string, mine: DailyTry): string {
  if (mine.gave_up) return say("daily-gave-up");
  return say("daily-ended", { game, points: mine.points ?? 0, place: say("web-nth", { place: mine.place ?? 0 }) });
}

export function entryOf(deal: DailyDeal): string {
  const fate = fateOf(deal.mine);
  const end = deal.mine && deal.mine.place !== null ? `, ${endOf(deal.game, deal.mine)}` : "";
  return `${dateOf(deal.day)}: ${say(`daily-fate-${fate}`)}${end}`;
}

/** A line to share: how I did, and nothing of what was dealt. */
export function shareLine(results: DailyResults): string {
  const { mine, game, day, better_than: better } = results;
  const head = `Lichtspiel ${dateOf(day, "short")} · ${gameName(game)}`;
  if (!mine || mine.gave_up) return `${head} · ${say("daily-gave-up")}`;
  const points = say("daily-points", { game, points: mine.points ?? 0 });
  if (!better) return `${head} ${points}`; // nothing to boast of
  const full = Math.round((better / 100) * MARKS);
  const marks = "●".repeat(full) + "○".repeat(MARKS - full);
  return `${head} ${points}, ${say("daily-better", { share: percent(better / 100) })} · ${marks}`;
}

/** Bars of a distribution: so many neighbouring values share one that it has few. */
export interface Span {
  from: number;
  to: number;
  count: number;
}

/** The points of a bar, as they are written. */
export function pointsOf({ from, to }: Span): string {
  if (from === to) return signed(from);
  return from < 0 ? `${signed(from)} – ${signed(to)}` : `${from}–${to}`;
}

export function spans(points: readonly { points: number; count: number }[], most = 12): Span[] {
  if (!points.length) return [];
  const least = points[0]!.points;
  const width = Math.max(1, Math.ceil((points.at(-1)!.points - least + 1) / most));
  const found = new Map<number, Span>();
  for (const { points: value, count } of points) {
    const from = least + Math.floor((value - least) / width) * width;
    const span = found.get(from) ?? { from, to: from + width - 1, count: 0 };
    found.set(from, { ...span, count: span.count + count });
  }
  const last = Math.max(...found.keys());
  const all: Span[] = [];
  for (let from = least; from <= last; from += width)
    all.push(found.get(from) ?? { from, to: from + width - 1, count: 0 });
  return all;
}
