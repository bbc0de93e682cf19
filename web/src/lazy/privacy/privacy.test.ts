import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { requests } from "./requests";
import type { Keeping } from "../../wire/schema";
import { say, speak } from "../../words/words.svelte";
import PrivacyPage from "./PrivacyPage.svelte";

const KEPT: Keeping = { cookie: 365, links: 30, waiting: 1, finished: 365, unfinished: 180, bots: 2, people: 400 };

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** How long each thing is kept, as the page says it. */
async function periods(kept: Keeping): Promise<Record<string, string>> {
  vi.spyOn(requests, "kept").mockResolvedValue(kept);
  render(PrivacyPage);
  const rows = (await screen.findByTestId("keeping")).querySelectorAll("tr");
  return Object.fromEntries([...rows].map((row) => [...row.children].map((cell) => cell.textContent)));
}

it("says of everything that is stored how long it is kept", async () => {
  expect(await periods(KEPT)).toMatchObject({
    [say("web-privacy-bots")]: "2 days",
    [say("web-privacy-reviews")]: "as long as the game",
    [say("web-privacy-kept-passkeys")]: "as long as your name",
    [say("web-privacy-kept-daily")]: "as long as your name",
    [say("web-privacy-kept-ratings")]: "as long as your name",
    [say("web-privacy-kept-calls")]: "400 days",
    [say("web-privacy-kept-unconfirmed")]: "1 day",
  });
});

it("games of bots that are not deleted early are kept as long as others", async () => {
  expect(await periods({ ...KEPT, bots: 0 })).toMatchObject({ [say("web-privacy-bots")]: "as long as other games" });
});

it("deletes everything once that was asked, and says so", async () => {
  vi.spyOn(requests, "kept").mockResolvedValue(KEPT);
  const forget = vi.spyOn(requests, "forgetMe").mockResolvedValue(undefined as never);
  localStorage.setItem("lichtspiel-best", "{}");
  render(PrivacyPage);
  await fireEvent.click(screen.getByTestId("forget"));
  expect(forget).not.toHaveBeenCalled();
  await fireEvent.click(await screen.findByText(say("web-forget-sure")));
  expect(forget).toHaveBeenCalledOnce();
  await screen.findByTestId("forgotten");
  expect(localStorage.getItem("lichtspiel-best")).toBeNull();
  expect(screen.queryByTestId("forget")).toBeNull();
});
