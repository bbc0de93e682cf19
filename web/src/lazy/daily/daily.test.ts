import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { say, speak } from "../../words/words.svelte";
import DailyPage from "./DailyPage.svelte";

const DAILY = { today: 20_000, ends: 0, streak: 0, games: [], deals: [] };
const offline = () => Promise.reject(new TypeError("offline"));

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(["20002", "19000", "x"])("says why there is no deal of day %s", async (day) => {
  const refusal = { code: "daily", sentence: "No such deal." };
  const asked = vi.fn(async (path: string) =>
    path === "api/daily" ? Response.json(DAILY) : Response.json(refusal, { status: 409 }),
  );
  vi.stubGlobal("fetch", asked);
  render(DailyPage, { rest: ["lumen", day] });
  await screen.findByText(refusal.sentence);
  expect(asked.mock.lastCall?.[0]).toBe(`api/daily/lumen/${day}`);
  expect(screen.getByTestId("all-deals")).toBeTruthy();
  expect(screen.queryByTestId("streak")).toBeNull();
});

it.each([
  ["the network is back", () => dispatchEvent(new Event("online"))],
  ["it is asked to", () => fireEvent.click(screen.getByText(say("web-reload")))],
])("goes on after trouble when %s", async (_, again) => {
  vi.stubGlobal("fetch", offline);
  render(DailyPage, { rest: [] });
  await screen.findByText(say("web-part-missing"));
  vi.stubGlobal("fetch", async () => Response.json(DAILY));
  await again();
  await screen.findByTestId("streak");
  expect(screen.queryByText(say("web-part-missing"))).toBeNull();
});

it("leads to a deal that was begun on its day and is still running after it", async () => {
  const mine = { table: "t", ranked: true, place: null, points: null, gave_up: false };
  const deal = { game: "lumen", day: 19_999, commitment: "c", secret: null, mine };
  const game = { game: "lumen", players: 4, opponent: "skilled" };
  const results = { game: "lumen", day: 19_999, played: 0, mine, points: [], places: [] };
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(path === "api/daily" ? { ...DAILY, games: [game], deals: [deal] } : results),
  );
  render(DailyPage, { rest: [] });
  expect((await screen.findByTestId("pending-deal")).getAttribute("href")).toContain("lumen/19999");
  cleanup();
  render(DailyPage, { rest: ["lumen", "19999"] });
  await screen.findByText(say("daily-pending"));
  expect(screen.queryByText(say("daily-counted"))).toBeNull();
});

it("deals nothing of yesterday to whoever has left the page open over midnight", async () => {
  const deals = (day: number) => [{ game: "lumen", day, commitment: "c", secret: null, mine: null }];
  const games = [{ game: "lumen", players: 4, opponent: "skilled" }];
  let daily = { ...DAILY, games, deals: deals(20_000) };
  const asked = vi.fn(async (_path: string, _init: RequestInit) => Response.json(daily));
  vi.stubGlobal("fetch", asked);
  render(DailyPage, { rest: [] });
  const play = await screen.findByTestId("begin-lumen");
  daily = { ...daily, today: 20_001, deals: deals(20_001) };
  await fireEvent.click(play);
  await screen.findByTestId("new-day");
  expect(asked.mock.calls.every(([path]) => path === "api/daily")).toBe(true);
});
