import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { TableView } from "../wire/schema";
import { say, speak } from "../words/words.svelte";
import { tableOf } from "./fixtures";
import type { Session } from "./session.svelte";
import TableMenu from "./TableMenu.svelte";

const TODAY = Math.floor(Date.now() / 86_400_000);

/** Which of these the menu offers somebody who plays. */
function offered(keys: readonly string[], changes: Partial<TableView> = {}, out = false): string[] {
  const publicView = tableOf(["Ada", "Ben"], { phase: "playing", ...changes });
  const table = { publicView, state: { mine: [0] }, seat: 0, table: "t", out } as unknown as Session;
  render(TableMenu, { table, open: true, onresult: () => {} });
  const entries = [...screen.getByTestId("menu").querySelectorAll("li")].map((entry) => entry.textContent.trim());
  cleanup();
  return keys.filter((key) => entries.includes(say(key)));
}

beforeAll(() => speak("en"));
afterEach(cleanup);

it("offers nothing that is always refused", () => {
  const keys = ["web-pause", "web-hand-over", "web-link-watch"];
  const daily = (day: number, ranked: boolean) => ({ daily: { day, seat: 0, ranked } });
  expect(offered(keys)).toEqual(keys);
  expect(offered(keys, { rated: true })).toEqual(["web-link-watch"]);
  expect(offered(keys, daily(TODAY, true))).toEqual(["web-pause"]);
  expect(offered(keys, daily(TODAY, false))).toEqual(["web-pause", "web-hand-over"]);
  expect(offered(keys, daily(TODAY - 1, false))).toEqual(keys);
  const moves = (day: number, phase: "playing" | "over") =>
    offered(["web-device"], { ...daily(day, true), phase }).length;
  expect([moves(TODAY, "playing"), moves(TODAY, "over"), moves(TODAY - 1, "over")]).toEqual([1, 0, 1]);
});

it("leaves whoever gave up nothing but to look on", () => {
  const keys = ["web-pause", "web-resume", "web-hand-over", "web-resign", "web-end", "web-link-watch", "web-device"];
  expect(offered(keys, {}, true)).toEqual(["web-device"]);
  expect(offered(keys, { phase: "paused" }, true)).toEqual(["web-device"]);
  expect(offered(keys, { phase: "over" }, true)).toEqual(["web-link-watch", "web-device"]);
});

it("leads to the fair shuffle during the game, where there is one", () => {
  expect(offered(["web-fair"])).toEqual([]);
  expect(offered(["web-fair"], { shuffle: { commitment: "c", salted: [] } })).toEqual(["web-fair"]);
});
