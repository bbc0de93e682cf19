import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { GAMES } from "../table/fixtures";
import { RefusedError, server } from "../wire/http";
import { speak } from "../words/words.svelte";
import Home from "./Home.svelte";

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("says why no game can be played, and tries again by itself", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const refusal = { code: "fault", rule: null, phrase: { key: "k" }, sentence: "Something went wrong." };
  const games = vi.spyOn(server, "games").mockRejectedValue(new RefusedError(refusal));
  vi.spyOn(server, "me").mockRejectedValue(new RefusedError(refusal));
  vi.spyOn(server, "openTables").mockRejectedValue(new RefusedError(refusal));
  render(Home);
  expect((await screen.findByRole("alert")).textContent).toBe(refusal.sentence);
  games.mockResolvedValue(GAMES);
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByTestId("play-lumen")).toHaveProperty("disabled", false);
});
