import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { lumenView, tableOf } from "../../table/fixtures";
import { TableModel, type Move } from "../../table/model.svelte";
import type { Column, LumenView, Phrase } from "../../wire/schema";
import { speak } from "../../words/words.svelte";
import Notebook from "./parts/Notebook.svelte";
import PadSheet from "./parts/PadSheet.svelte";
import Table from "./Table.svelte";

const NAMES = ["Mira", "Jonas", "Ewa"];

function view(changes: Partial<LumenView> = {}): LumenView {
  const seat = { bid: { tips: 2, extra: true }, tricks: 1, sheet: [-15], total: -15 };
  return lumenView({
    round: 2,
    dark: 1,
    leader: 2,
    seats: [
      {
        ...seat,
        hand: [
          { place: 1, color: "yellow", value: null },
          { place: 4, color: "blue", value: null },
        ],
      },
      { ...seat, hand: [{ place: 0, color: "red", value: 7 }] },
      { ...seat, hand: [{ place: 9, color: "purple", value: 3 }] },
    ],
    trick: { round: 2, cards: [{ seat: 2, place: 3, color: "blue", value: 5 }], winner: null },
    ...changes,
  });
}

class Fake extends TableModel {
  readonly advice = null;
  readonly pending = null;
  readonly refusal = null;
  readonly publicView = tableOf(NAMES, { aids: { pad: true } });
  readonly prompt: Phrase;
  readonly fresh = [];
  readonly log = [];
  play = vi.fn(() => Promise.resolve(true));
  constructor(
    readonly view: LumenView,
    readonly legal: Move[] | null,
    private readonly columns: Column[] = [],
  ) {
    super();
    const led = view.trick?.cards[0]?.color;
    this.prompt = led
      ? { key: "lumen-prompt-follow", args: { color: led, count: 1, places: "", last: "5" } }
      : { key: "lumen-prompt-lead" };
  }
  get viewer() {
    return this.view.viewer;
  }
  preview() {
    return Promise.resolve([]);
  }
  aid() {
    return Promise.resolve(this.columns);
  }
}

const follow = () => new Fake(view(), [{ type: "play", place: 4 }]);
const card = (place: number) => document.querySelector<HTMLElement>(`[data-place="${place}"]`)!;

beforeAll(() => speak("en"));
afterEach(cleanup);

describe("the viewer's own hand", () => {
  it("shows backs without any numeral", () => {
    render(Table, { table: follow() });
    expect(screen.getByTestId("my-hand").textContent).not.toMatch(/\d/);
    expect(card(4).getAttribute("aria-label")).toBe("Place 5, blue, may be played");
    expect(card(1).getAttribute("aria-label")).toBe("Place 2, yellow, may not be played now");
  });
  it("plays a card on the second click", async () => {
    const table = follow();
    render(Table, { table });
    await fireEvent.click(card(4));
    expect(table.play).not.toHaveBeenCalled();
    await fireEvent.click(card(4));
    expect(table.play).toHaveBeenCalledWith({ type: "play", place: 4 });
  });
  it("is played by digit and Enter, and Escape takes the choice back", async () => {
    const table = follow();
    render(Table, { table });
    await fireEvent.keyDown(window.document.body, { key: "5" });
    expect(card(4).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.keyDown(window.document.body, { key: "Escape" });
    expect(card(4).getAttribute("aria-pressed")).toBe("false");
    await fireEvent.keyDown(window.document.body, { key: "5" });
    await fireEvent.keyDown(window.document.body, { key: "Enter" });
    expect(table.play).toHaveBeenCalledWith({ type: "play", place: 4 });
  });
  it("says why a card cannot be played, and lets the server say the paragraph", async () => {
    const table = follow();
    render(Table, { table });
    await fireEvent.focus(card(1));
    expect(screen.getByText(/you have that colour and must follow it\. \(M6\)/)).toBeTruthy();
    await fireEvent.click(card(1));
    expect(table.play).toHaveBeenCalledWith({ type: "play", place: 1 });
  });
  it("rests while others play", async () => {
    const table = new Fake(view({ to_move: 1 }), null);
    render(Table, { table });
    await fireEvent.click(card(4));
    expect(table.play).not.toHaveBeenCalled();
  });
});

describe("the others' hands", () => {
  it("are read out in their order with the plus card at the end", () => {
    render(Table, { table: follow() });
    expect(screen.getByLabelText("Hand of Jonas: red 7, dark plus card")).toBeTruthy();
    expect(screen.getByLabelText("Hand of Ewa: purple 3, light plus card")).toBeTruthy();
  });
  it("are backs for spectators", () => {
    const seats = view().seats.map((seat) => ({ ...seat, hand: seat.hand.map((one) => ({ ...one, value: null })) }));
    render(Table, { table: new Fake(view({ viewer: "table", seats }), null) });
    expect(screen.getByLabelText("Hand of Jonas: red, dark plus card")).toBeTruthy();
  });
});

describe("bidding", () => {
  const legal = Array.from({ length: 21 }, (_, code) => ({
    type: "bid" as const,
    tips: code >> 1,
    extra: code % 2 === 1,
  }));
  const bidding = () => new Fake(view({ phase: "bid", trick: null }), legal);

  it("takes stones with the keyboard", async () => {
    const table = bidding();
    render(Table, { table });
    await fireEvent.keyDown(window.document.body, { key: "Enter" });
    expect(table.play).not.toHaveBeenCalled();
    for (const key of ["3", "+", "ArrowUp", "Enter"]) await fireEvent.keyDown(window.document.body, { key });
    expect(table.play).toHaveBeenCalledWith({ type: "bid", tips: 4, extra: true });
  });

  it("takes the stones when the chosen one is entered again", async () => {
    const table = bidding();
    const { getAllByTestId } = render(Table, { table });
    const stone = getAllByTestId("bid-stone")[3]!;
    await fireEvent.keyDown(stone, { key: "Enter" });
    expect(table.play).not.toHaveBeenCalled();
    await fireEvent.click(stone);
    await fireEvent.keyDown(stone, { key: "Enter" });
    expect(table.play).toHaveBeenCalledExactlyOnceWith({ type: "bid", tips: 3, extra: false });
  });
});

describe("the sheets", () => {
  it("show the points round by round and the running bids", () => {
    render(Notebook, { table: follow() });
    const tidy = (cell: Element) => cell.textContent!.replace(/\s+/g, " ").trim();
    const rows = [...document.querySelectorAll("tr")].map((row) => [...row.children].map(tidy));
    expect(rows[0]).toEqual(["", "You", "Jonas", "Ewa"]);
    expect(rows[1]).toEqual(["Round 1", "−15", "−15", "−15"]);
    expect(rows[2]![1]).toContain("2 tip stones + Extra stone");
    expect(rows[5]).toEqual(["Σ", "−15", "−15", "−15"]);
  });
  it("show the pad, and what is struck out on it", async () => {
    render(PadSheet, { table: new Fake(view(), null, [{ place: 4, odds: [0, 0.5, 0.5, 0, 0, 0, 0, 0] }]) });
    expect(await screen.findByText("2 or 3")).toBeTruthy();
    await fireEvent.click(screen.getByLabelText("Place 5, 3: 50 %. Strike out"));
    expect(screen.getByLabelText("Place 5, 3: 50 %. Strike out").getAttribute("aria-pressed")).toBe("true");
    expect(screen.queryByText("2 or 3")).toBeNull();
  });
});
