import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { seatOf, tableOf } from "../table/fixtures";
import { server } from "../wire/http";
import type { OwnTable, State } from "../wire/schema";
import { LANGUAGES, speak } from "../words/words.svelte";
import GamesPage from "./GamesPage.svelte";

const result = { places: [2, 1], scores: [29, 37], ended: "L22" };
const OVER = tableOf(["Mira", "Ben"], { game: "lichterfest", phase: "over", to_move: null, result });
const own = (table: string): OwnTable => ({
  table,
  game: "lichterfest",
  seat: 0,
  phase: "over",
  changed: 0,
  version: 1,
});

/** The page with these games, all of which look alike. */
async function opened(tables: OwnTable[], state: Partial<State> = {}) {
  vi.spyOn(server, "me").mockImplementation(async () => ({ tables, more: false }) as never);
  vi.spyOn(server, "openTables").mockResolvedValue({ tables: [] });
  vi.spyOn(server, "table").mockResolvedValue({ version: 1, mine: [0], kept: [], sight: OVER, ...state } as State);
  vi.spyOn(server, "putAway").mockImplementation(async (name) => {
    tables = tables.filter(({ table }) => table !== name);
  });
  render(GamesPage);
  return screen.findAllByTestId("own-game");
}

beforeEach(() => speak("en"));
afterEach(cleanup);

it.each(LANGUAGES)("goes on in small letters after the name of a game (%s)", async (lang) => {
  await speak(lang);
  const sight = tableOf(["", "Ben"], { game: "lichterfest", phase: "gathering", seats: [seatOf("Mira")] });
  const [game] = await opened([own("t")], { mine: [], kept: [0], sight });
  expect(game!.querySelector("b")!.textContent).toMatch(/^Lichterfest\s· \p{Ll}/u);
});

let away = 0;

/** Remove a game from the list, which asks first. */
async function putAway(place: number): Promise<void> {
  const button = screen.getAllByTestId("put-away")[place]!;
  button.focus();
  await fireEvent.keyDown(button, { key: "Enter" });
  await fireEvent.click(button);
  expect(server.putAway).toHaveBeenCalledTimes(away++);
  await fireEvent.click(screen.getByTestId("sure"));
  await vi.waitFor(() => expect(button.isConnected).toBe(false));
}

it("leaves the focus at the next game when one is removed, and at the heading after the last", async () => {
  await opened([own("one"), own("two")]);
  await putAway(0);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("put-away")));
  await putAway(0);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Finished games"));
});
