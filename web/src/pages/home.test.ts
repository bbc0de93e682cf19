import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { GAMES, seatOf } from "../table/fixtures";
import { RefusedError, server } from "../wire/http";
import type { Me } from "../wire/schema";
import { speak } from "../words/words.svelte";
import Home from "./Home.svelte";

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
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

it("looks seldom while nobody sees the page, so that the title says whose turn it is", async () => {
  vi.useFakeTimers();
  vi.spyOn(server, "games").mockResolvedValue(GAMES);
  const open = vi.spyOn(server, "openTables").mockResolvedValue({ tables: [] });
  const at = { table: "t", game: "lumen", seat: 0, phase: "playing", changed: 1, version: null, mine: [0] };
  const mine = { ...at, summary: { seats: [seatOf("Ada"), seatOf("Ben")], moves: 0, to_move: 0 } };
  const me = vi.spyOn(server, "me").mockResolvedValue({ name: "Ada", tables: [] } as unknown as Me);
  render(Home);
  await vi.advanceTimersByTimeAsync(1);
  me.mockClear();
  open.mockClear();
  me.mockResolvedValue({ name: "Ada", tables: [mine] } as unknown as Me);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await vi.advanceTimersByTimeAsync(50_000);
  expect([me.mock.calls.length, document.title]).toEqual([0, "Lichtspiel"]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([me.mock.calls.length, document.title]).toEqual([1, "● Lichtspiel"]);
  expect(open).not.toHaveBeenCalled();
});
