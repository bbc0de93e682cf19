import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TableView } from "../../wire/schema";
import { speak } from "../../words/words.svelte";
import { lumenView, seatOf, tableOf } from "../../table/fixtures";
import Result from "./Result.svelte";
import { plainScores, type ScoreSheet } from "../../table/scores";
import type { Session } from "../../table/session.svelte";

const NAMES = ["Guest", "Ben", "Cem"];
const RESULT = { places: [2, 1, 3], scores: [5, 9, -5], ended: "M11" };

function shown(
  changes: Partial<TableView> = {},
  sheet: ScoreSheet = plainScores(),
  viewer: number | "table" = 0,
  state = {},
  log: object[] = [],
) {
  const publicView = tableOf(NAMES, { phase: "over", result: RESULT, ...changes });
  const watching = viewer === "table";
  const table = {
    publicView,
    view: lumenView(),
    names: NAMES,
    log,
    watching,
    passing: false,
    viewer,
    table: "t",
    state,
  };
  const session = { ...table, seat: watching ? 0 : viewer, tint: () => "" } as unknown as Session;
  render(Result, { table: session, scores: () => sheet, onclose: () => {} });
  return screen.getByTestId("result");
}

beforeEach(() => speak("en"));
afterEach(() => cleanup());

describe("the result", () => {
  it("looks different for winners and losers, and says what it means", () => {
    expect(shown().textContent).toContain("You finish 2nd.");
    expect(screen.getByTestId("outcome").className).toContain("lost");
    cleanup();
    expect(shown({}, plainScores(), 1).textContent).toContain("You win");
    expect(screen.getByTestId("outcome").className).toContain("won");
  });

  it("tells those whose seat was given away that none is kept for them in the next game", () => {
    const given = shown({ rematch: "next" }, plainScores(), "table", { succeeded_by: "Hal" });
    expect(given.textContent).toContain("Your seat was given away: Hal played on there.");
    cleanup();
    expect(shown({ rematch: "next" }, plainScores(), "table").textContent).not.toContain("given away");
  });

  it.each([
    ["en", "You and Ben win together", "Guest and Ben win together"],
    ["de", "Du und Ben gewinnt gemeinsam", "Guest und Ben gewinnen gemeinsam"],
    ["pl", "Ty i Ben wygrywacie razem", "Wygrywają razem: Guest i Ben"],
  ] as const)("says to one of several winners in %s who they are", async (lang, own, others) => {
    await speak(lang);
    const result = { ...RESULT, places: [1, 1, 3] };
    const outcome = (viewer: number | "table") => {
      cleanup();
      shown({ result }, plainScores(), viewer);
      return screen.getByTestId("outcome").textContent?.trim();
    };
    expect(outcome(0)).toBe(own);
    expect(outcome("table")).toBe(others);
    expect(outcome(2)).toContain(others);
  });

  it("calls the reader You, counts places as the language does, and uses real minus signs", async () => {
    expect(screen.queryByText("Guest")).toBeNull();
    const text = shown().textContent ?? "";
    expect(text).not.toContain("Guest");
    expect(["You", "1st", "2nd", "3rd", "−5"].filter((part) => !text.includes(part))).toEqual([]);
    cleanup();
    await speak("de");
    expect(shown().textContent).toContain("1.");
  });

  it("shows below the sum what is not part of it", () => {
    const sheet = { columns: ["Pairs"], rows: [["1"], ["2"], ["3"]], total: "Points" };
    const rows = shown({}, { ...sheet, beside: { heading: "Boats", rows: ["7", "8", "9"] } }).querySelectorAll("tr");
    expect([...rows].slice(-2).map((row) => row.querySelector("th")?.textContent)).toEqual(["Points", "Boats"]);
  });

  it("marks who gave up, and says how the game ended", () => {
    const cem = seatOf("Cem", { reason: "resigned", bot: "random", finished_by_bot: true });
    const seats = [seatOf("Guest"), seatOf("Ben"), cem];
    expect(shown({ seats, resigned: [2] }).textContent).toContain("gave up – finished by a bot");
    cleanup();
    const early = { ...RESULT, ended: "resigned" };
    const duel = shown({
      resigned: [0],
      result: early,
      seats: [seatOf("Guest", { reason: "resigned" }), seatOf("Ben"), seatOf("Cem")],
    });
    expect(duel.textContent).toContain("You gave up");
    expect(duel.textContent).toContain("Ben wins");
    cleanup();
    expect(shown({ result: { ...RESULT, ended: "agreed" } }).textContent).toContain("Ended by agreement");
  });

  it("says of a rated game that the time ran out", () => {
    const changes = { resigned: [0], result: { ...RESULT, ended: "resigned" } };
    const log = [{ event: { event: "resigned", seat: 0, late: true } }];
    const own = shown(changes, plainScores(), 0, {}, log).textContent;
    expect(own).toContain("Your time ran out; in a rated game, that is giving up.");
    expect(own).not.toContain("when you gave up");
    cleanup();
    expect(shown(changes, plainScores(), 1, {}, log).textContent).toContain("Guest’s time ran out");
  });

  it("crowns nobody if a game ends level before it is played out", () => {
    const result = { places: [1, 1, 3], scores: [0, 0, -5], ended: "agreed" };
    for (const viewer of [0, 2, "table"] as const) {
      const text = shown({ result, resigned: [2] }, plainScores(), viewer).textContent ?? "";
      expect(text).toContain(`Level at 0: ${viewer === 0 ? "You" : "Guest"} and Ben`);
      expect(text).not.toMatch(/win|by a bot/);
      expect(screen.getByTestId("outcome").className).not.toContain("won");
      cleanup();
    }
    for (const viewer of [2, "table"] as const) {
      const early = { result: { ...result, ended: "resigned" }, resigned: [2] };
      const text = shown(early, plainScores(), viewer).textContent ?? "";
      expect(text).toContain("Level at 0: Guest and Ben");
      expect(text).not.toMatch(/win|agreement/);
      cleanup();
    }
    expect(shown({ result: { ...result, ended: "M11" } }).textContent).toContain("You and Ben win together");
  });
});
