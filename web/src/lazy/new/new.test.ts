import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import PlayDialog from "../../home/PlayDialog.svelte";
import { GAMES } from "../../table/fixtures";
import { server } from "../../wire/http";
import { say, speak } from "../../words/words.svelte";
import NewTable from "./NewTable.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

it("a practice game that was chosen in the dialog stays one among all settings", async () => {
  vi.spyOn(server, "games").mockResolvedValue(GAMES);
  render(PlayDialog, { game: GAMES.games[0]!, open: true });
  const more = screen.getByText(say("web-more-options"));
  expect(more.getAttribute("href")).toBe("#/new/lichterfest/alone");
  await fireEvent.click(screen.getByLabelText(say("web-practice"), { exact: false }));
  const [, , ...rest] = more.getAttribute("href")!.split("/");
  cleanup();
  render(NewTable, { rest });
  expect(screen.getByLabelText(say("web-practice"), { exact: false })).toHaveProperty("checked", true);
});
