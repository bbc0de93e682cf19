import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { say, speak } from "../words/words.svelte";
import Advice from "./Advice.svelte";
import { tableOf } from "./fixtures";
import type { Session } from "./session.svelte";

const NAMES = ["Ada", "Ben"];
const HINT = { move: {}, says: [{ key: "web-me" }], reasons: [{ key: "web-guest" }], chances: [] };

const table = (changes: object) =>
  ({
    publicView: tableOf(NAMES),
    names: NAMES,
    asking: false,
    advice: null,
    round: [],
    ...changes,
  }) as unknown as Session;
const live = () => screen.getByTestId("advice").querySelector("[aria-live]")!;

beforeEach(() => speak("en"));
afterEach(cleanup);

it("only the move and the reasons of a hint are spoken", async () => {
  const { rerender } = render(Advice, { table: table({}) });
  const region = live();
  expect(region.textContent).toBe("");
  await rerender({ table: table({ asking: true }) });
  expect(region.textContent).toBe("");
  await rerender({ table: table({ advice: HINT }) });
  expect(live()).toBe(region);
  expect(region.textContent?.replace(/\s+/g, " ").trim()).toBe("You Guest");
});

it.each([
  ["reasons", { says: ["web-me"], reasons: ["web-me", "web-guest", "web-menu", "web-guest"] }],
  ["what the move brings", { says: ["web-me", "web-guest", "web-me", "web-menu", "web-guest"], reasons: [] }],
])("neither the move nor anything else of a hint is said twice (%s)", (_, { says, reasons }) => {
  const phrases = (keys: string[]) => keys.map((key) => ({ key }));
  render(Advice, { table: table({ advice: { ...HINT, says: phrases(says), reasons: phrases(reasons) } }) });
  const said = [...screen.getByTestId("advice").querySelectorAll(".move, li")].map((one) => one.textContent.trim());
  expect(said).toEqual(["web-me", "web-guest", "web-menu"].map((key) => say(key)));
});

it("a hint that is asked for has the focus, if the button lost it", async () => {
  dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  render(Advice, { table: table({ asking: true }) });
  await tick();
  await tick();
  expect(document.activeElement).toBe(screen.getByTestId("advice"));
});

it("a key pressed twice does not play a hint that nobody has read", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const play = vi.fn();
  dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  render(Advice, { table: table({ advice: HINT, play }) });
  await tick();
  now.mockReturnValue(300);
  screen.getByTestId("play-hint").click();
  expect(play).not.toHaveBeenCalled();
  now.mockReturnValue(900);
  screen.getByTestId("play-hint").click();
  expect(play).toHaveBeenCalledWith(HINT.move);
  now.mockRestore();
});

it("a hint asked for by a key is played by Enter, unless the focus has moved meanwhile", async () => {
  const [card, other] = ["button", "button"].map((name) => document.body.appendChild(document.createElement(name)));
  for (const moved of [false, true]) {
    card!.focus();
    card!.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
    const { rerender } = render(Advice, { table: table({ asking: true }) });
    await tick();
    await tick();
    if (moved) other!.focus();
    await rerender({ table: table({ advice: HINT }) });
    expect(document.activeElement).toBe(moved ? other : screen.getByTestId("play-hint"));
    cleanup();
  }
  card!.remove();
  other!.remove();
});

it("what speaks for the move and against it is marked, and read as such", () => {
  const reasons = [
    { key: "web-guest" },
    { key: "web-back", args: { against: "yes" } },
    { key: "web-menu", args: { concludes: "yes" } },
  ];
  render(Advice, { table: table({ advice: { ...HINT, reasons } }) });
  const items = screen.getAllByRole("listitem");
  expect(items.map((item) => item.matches(".reasons .against"))).toEqual([false, true, false]);
  expect(items.map((item) => item.matches(".reasons .concludes"))).toEqual([false, false, true]);
  expect(items.map((item) => item.matches(".reasons *"))).toEqual([true, true, true]);
  const read = items.map((item) => item.textContent.replace(/\s+/g, " ").trim());
  const [against, concludes] = [say("web-hint-against"), say("web-hint-concludes")];
  expect(read).toEqual([say("web-guest"), `${against} ${say("web-back")}`, `${concludes} ${say("web-menu")}`]);
});

it("the heading of what speaks against the move is read once", () => {
  const against = ["web-guest", "web-back"].map((key) => ({ key, args: { against: "yes" } }));
  render(Advice, { table: table({ advice: { ...HINT, reasons: [{ key: "web-menu" }, ...against] } }) });
  const read = screen.getAllByRole("listitem").map((item) => item.textContent.replace(/\s+/g, " ").trim());
  expect(read).toEqual([say("web-menu"), `${say("web-hint-against")} ${say("web-guest")}`, say("web-back")]);
});
