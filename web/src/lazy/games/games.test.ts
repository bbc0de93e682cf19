import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { seatOf } from "../../table/fixtures";
import { server } from "../../wire/http";
import type { OwnTable } from "../../wire/schema";
import { LANGUAGES, speak } from "../../words/words.svelte";
import GamesPage from "./GamesPage.svelte";

const result = { places: [2, 1], scores: [29, 37], ended: "L22" };
const seats = [seatOf("Mira"), seatOf("Ben")];
const OVER = { moves: 9, seats, result };
const own = (table: string, more: Partial<OwnTable> = {}): OwnTable => ({
  ...{ table, game: "lichterfest", seat: 0, phase: "over", changed: 0, version: null },
  ...{ mine: [0], kept: [], summary: OVER },
  ...more,
});

/** The page with these games. */
async function opened(...tables: OwnTable[]) {
  vi.spyOn(server, "me").mockImplementation(async () => ({ tables, more: false }) as never);
  vi.spyOn(server, "openTables").mockResolvedValue({ tables: [] });
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
  const [game] = await opened(own("t", { phase: "gathering", mine: [], kept: [0], summary: { seats, moves: 0 } }));
  expect(game!.querySelector("b")!.textContent).toMatch(/^Lichterfest\s· \p{Ll}/u);
});

it.each([
  [{ mine: [], kept: [0] }, "you play it on another device"],
  [{ mine: [], kept: [0], succeeded_by: "Hal" }, "your seat went to Hal"],
  [{ phase: "gathering" }, "everyone is here"],
  [{ phase: "over", mine: [], kept: [0], summary: OVER }, "lost"],
  [{ summary: { seats, moves: 3, to_move: 1, resigned: [0] } }, "gave up"],
])("says where a game stands for me: %j", async (more, words) => {
  const [game] = await opened(own("t", { phase: "playing", summary: { seats, moves: 3 }, ...more }));
  expect(game!.querySelector("b")!.textContent).toContain(words);
});

it("says of every game in a long list whose turn it is, and puts those that wait for me first", async () => {
  const waiting = { seats, moves: 3, to_move: 0, deadline: 1 };
  const games = Array.from({ length: 20 }, (_, number) => own(`over ${number}`, { changed: number + 2 }));
  const [first, ...rest] = await opened(...games, own("t", { phase: "playing", changed: 1, summary: waiting }));
  expect(first!.textContent).toContain("your turn");
  expect(first!.textContent).toContain("move by");
  for (const game of rest) expect(game.textContent).toContain("lost");
});

it("says what removing does, shows removed games again, and deletes one for good", async () => {
  const asked: string[] = [];
  let shown = [own("one"), own("two")];
  let hidden: OwnTable[] = [];
  await opened(...shown);
  vi.spyOn(server, "me").mockImplementation(async () => ({ tables: shown, more: false }) as never);
  vi.stubGlobal("fetch", async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    if (method === "PUT") [shown, hidden] = [[...shown, ...hidden], []];
    if (path.startsWith("api/me/games/")) shown = shown.filter(({ table }) => !path.endsWith(table));
    const body = method === "GET" ? JSON.stringify({ name: "Mira", tables: hidden }) : null;
    return new Response(body, { status: body ? 200 : 204 });
  });
  hidden = [own("three")];
  await fireEvent.click(screen.getByTestId("hidden"));
  await fireEvent.click(await screen.findByTestId("unhide"));
  await vi.waitFor(() => expect(screen.getAllByTestId("put-away")).toHaveLength(3));
  expect(screen.queryByTestId("unhide")).toBeNull();
  await fireEvent.click(screen.getAllByTestId("put-away")[0]!);
  screen.getByText(/the game is only hidden/);
  await fireEvent.click(screen.getByTestId("delete"));
  screen.getByText(/“N. N.” in your place/);
  await fireEvent.click(screen.getByTestId("sure"));
  await vi.waitFor(() => expect(screen.getAllByTestId("put-away")).toHaveLength(2));
  expect(asked.filter((each) => !each.startsWith("GET"))).toEqual([
    "PUT api/me/tables/three",
    "DELETE api/me/games/one",
  ]);
  vi.unstubAllGlobals();
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
  await opened(own("one"), own("two"));
  await putAway(0);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("put-away")));
  await putAway(0);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Finished games"));
});
