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
