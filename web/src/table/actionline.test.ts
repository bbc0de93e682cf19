import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speak } from "../words/words.svelte";
import ActionLine from "./ActionLine.svelte";
import { DOUBLE } from "./deliberate";
import type { Shell } from "./shell";

let shell: Shell | undefined;
vi.mock("./shell", () => ({ shellAround: () => shell }));

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  shell = undefined;
});

it("confirms nothing with the second click of a double click", async () => {
  const [open, confirm] = [vi.fn(), vi.fn()];
  const { rerender } = render(ActionLine, { title: "", actions: [{ label: "Dedicate", run: open }] });
  await fireEvent.click(screen.getByRole("button"), { detail: 1 });
  await rerender({ actions: [{ label: "Dedicate 9", act: true, run: confirm }] });
  await fireEvent.click(screen.getByRole("button"), { detail: 2 });
  expect([open.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 0]);
  await fireEvent.click(screen.getByRole("button"), { detail: 1 });
  expect(confirm).toHaveBeenCalledTimes(1);
});

it("repeats what can be done again and again, but not for a button that has just come", async () => {
  const [turn, stop] = [vi.fn(), vi.fn()];
  const { rerender } = render(ActionLine, { title: "", actions: [{ label: "Turn", run: turn }] });
  for (const detail of [1, 2, 3]) await fireEvent.click(screen.getByRole("button"), { detail });
  await rerender({ actions: [{ label: "Stop", run: stop }] });
  await fireEvent.click(screen.getByRole("button"), { detail: 4 });
  expect([turn.mock.calls.length, stop.mock.calls.length]).toEqual([3, 0]);
});

it("is confirmed by the keyboard", async () => {
  const confirm = vi.fn();
  render(ActionLine, { title: "", actions: [{ label: "Lay", key: "Enter", act: true, run: confirm }] });
  await fireEvent.click(screen.getByRole("button"), { detail: 0 });
  expect(confirm).toHaveBeenCalledTimes(1);
});

it("is confirmed by Enter only where nothing else has the focus", async () => {
  const confirm = vi.fn();
  render(ActionLine, { title: "", actions: [{ label: "Lay", key: "Enter", act: true, run: confirm }] });
  const help = document.body.appendChild(document.createElement("div"));
  const card = document.body.appendChild(document.createElement("button"));
  help.tabIndex = 0;
  card.setAttribute("aria-disabled", "true");
  for (const elsewhere of [help, card]) await fireEvent.keyDown(elsewhere, { key: "Enter" });
  expect(confirm).not.toHaveBeenCalled();
  for (const here of [document.body, screen.getByRole("region")]) await fireEvent.keyDown(here, { key: "Enter" });
  expect(confirm).toHaveBeenCalledTimes(2);
  help.remove();
  card.remove();
});

/** The line after something was refused, and whether it still says so when it has changed. */
async function refusedThen(before: object, ...after: object[]): Promise<boolean> {
  const refusal = { phrase: { key: "web-guest" }, rule: null };
  const table = { refusal: null as unknown, waiting: null, log: [], prompt: { key: "web-me" } };
  shell = { table, game: null } as unknown as Shell;
  const { rerender } = render(ActionLine, { title: "You", ...before });
  table.refusal = refusal;
  for (const props of after) await rerender(props);
  return table.refusal === refusal;
}

const BACK = { label: "Put back", run: () => {} };

it.each([
  ["the first part of a move is chosen", { actions: [] }, { actions: [BACK] }],
  ["it is taken back", { actions: [BACK] }, { actions: [] }],
  ["another tile of the hand is taken up", { choice: [1, 0] }, { choice: [2, 0] }],
  ["what is to be chosen is another", { title: "What do you give?" }, { title: "What do you take?" }],
])("a refusal is over once %s", async (_when, before, after) => {
  expect(await refusedThen(before, after)).toBe(false);
});

it("says that whoever is to move is not connected, unless they only load the page again", async () => {
  vi.useFakeTimers();
  const table = { missing: "Ben", refusal: null, waiting: null, log: [], prompt: { key: "web-me" } };
  shell = { table, game: null } as unknown as Shell;
  const { rerender } = render(ActionLine, { title: "You" });
  const said = () => screen.getByTestId("said").textContent;
  vi.advanceTimersByTime(1900);
  flushSync();
  expect(said()).not.toContain("Ben");
  vi.advanceTimersByTime(200);
  flushSync();
  expect(said()).toContain("Ben is not connected.");
  await rerender({ title: "What do you give?" });
  expect(said()).toContain("What do you give?");
  vi.useRealTimers();
});

it("a refusal stays while the pointer goes about", async () => {
  expect(await refusedThen({ actions: [BACK] }, { detail: "This one?" }, { detail: "Or that one?" })).toBe(true);
});

it("a refusal is said where the pointer went down, too, and by keys only in the line", async () => {
  const table = { refusal: { phrase: { key: "web-guest" }, rule: "L14" }, waiting: null, log: [], prompt: null };
  shell = { table, game: null } as unknown as Shell;
  render(ActionLine, { title: "You" });
  expect(screen.queryByTestId("bubble")).toBeNull();
  await fireEvent.pointerDown(document.body, { clientX: 300, clientY: 200 });
  expect(screen.getByTestId("bubble").textContent.trim()).toBe("Guest (L14)");
  expect(screen.getByTestId("refusal").textContent).toContain("Guest");
  await fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  expect(screen.queryByTestId("bubble")).toBeNull();
});

it("the coach's caution is answered by Enter from any place of the board, once there was time to read it", async () => {
  const [play, withdraw, board] = [vi.fn(), vi.fn(), vi.fn()];
  const caution = { move: { type: "move", from: 1, by: 1 }, sentence: "It gives a card away.", rule: "A9" };
  const table = { caution, refusal: null, waiting: null, log: [], prompt: null, play, withdraw };
  shell = { table, game: null } as unknown as Shell;
  const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  render(ActionLine, { title: "You" });
  const chart = document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  const island = chart.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "g"));
  island.addEventListener("keydown", board);
  await fireEvent.keyDown(island, { key: "Enter" });
  expect(play).not.toHaveBeenCalled();
  clock.mockReturnValue(1000 + DOUBLE);
  await fireEvent.keyDown(island, { key: "Enter" });
  expect(play.mock.calls).toEqual([[caution.move, true]]);
  expect(board).not.toHaveBeenCalled();
  clock.mockRestore();
  chart.remove();
});

it("a move that the coach warns of is made by another press, once there was time to read the caution", async () => {
  const [play, withdraw] = [vi.fn(), vi.fn()];
  const caution = { move: { type: "bid", tips: 10 }, sentence: "You make this bid only 0% of the time.", rule: "M9" };
  const table = { caution, refusal: null, waiting: null, log: [], prompt: null, play, withdraw };
  shell = { table, game: null } as unknown as Shell;
  const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  render(ActionLine, { title: "You", actions: [{ label: "Bid 10", act: true, run: vi.fn() }] });
  expect(screen.queryByText("Bid 10")).toBeNull();
  const insist = screen.getByText("Bid it anyway");
  clock.mockReturnValue(1000 + DOUBLE - 1);
  await fireEvent.click(insist, { detail: 1 });
  expect(play).not.toHaveBeenCalled();
  clock.mockReturnValue(1000 + DOUBLE);
  await fireEvent.click(insist, { detail: 1 });
  expect(play.mock.calls).toEqual([[caution.move, true]]);
  clock.mockRestore();
});
