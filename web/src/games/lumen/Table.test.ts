import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DOUBLE } from "../../table/deliberate";
import { lumenView, tableOf } from "../../table/fixtures";
import { TableModel, type Move } from "../../table/model.svelte";
import type { Column, LumenView, Phrase } from "../../wire/schema";
import { say, speak } from "../../words/words.svelte";
import RoundSheet from "./parts/RoundSheet.svelte";
import Notebook from "./parts/Notebook.svelte";
import PadSheet from "./parts/PadSheet.svelte";
import Pane from "./parts/Pane.svelte";
import RoundTable from "./parts/RoundTable.svelte";
import StonesLine from "./parts/StonesLine.svelte";
import { roundStop } from "./scored.svelte";
import { COLORS } from "./shapes";
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
  advice: TableModel["advice"] = null;
  waiting: TableModel["waiting"] = null;
  readonly refusal = null;
  publicView = tableOf(NAMES, { aids: { pad: true } });
  readonly prompt: Phrase;
  readonly fresh = [];
  readonly log = [];
  ready = vi.fn();
  override explain = vi.fn(() => Promise.resolve());
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

let clock = 10_000;
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});

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
  it("ends with a plus card that has a name", () => {
    render(Table, { table: follow() });
    expect(screen.getByTestId("my-hand").querySelector("svg[role=img][aria-label*='plus card']")).not.toBeNull();
  });

  it("plays a card that is pressed again, but never on a double click", async () => {
    const table = follow();
    render(Table, { table });
    await fireEvent.click(card(4));
    await fireEvent.click(card(4));
    expect(table.play).not.toHaveBeenCalled();
    clock += DOUBLE;
    await fireEvent.click(card(4));
    expect(table.play).toHaveBeenCalledWith({ type: "play", place: 4 });
  });
  it("plays nothing by a double tap when a card that was pressed too early can be played meanwhile", async () => {
    const early = new Fake(view({ to_move: 1 }), null);
    const { rerender } = render(Table, { table: early });
    await fireEvent.click(card(4));
    clock += 2 * DOUBLE;
    const table = follow();
    await rerender({ table });
    await fireEvent.click(card(4));
    clock += 150;
    await fireEvent.click(card(4));
    expect([early.play.mock.calls, table.play.mock.calls]).toEqual([[], []]);
    expect(card(4).getAttribute("aria-pressed")).toBe("true");
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
    expect(screen.getByText(/so you must follow suit\. \(M6\)/)).toBeTruthy();
    await fireEvent.click(card(1));
    expect(table.explain).toHaveBeenCalledWith({ type: "play", place: 1 });
    expect(table.play).not.toHaveBeenCalled();
  });
  it("says so of a digit, too", async () => {
    const table = follow();
    render(Table, { table });
    await fireEvent.keyDown(window.document.body, { key: "2" });
    expect(table.explain).toHaveBeenCalledWith({ type: "play", place: 1 });
    expect(card(1).getAttribute("aria-pressed")).toBe("false");
  });
  it("shows the card that waits for the connection as chosen", () => {
    const table = new Fake(view(), null);
    table.waiting = { move: { type: "play", place: 4 }, sent: false };
    render(Table, { table });
    flushSync();
    expect(card(4).getAttribute("aria-pressed")).toBe("true");
  });
  it("chooses the card of a hint, and never plays it when the hint is shown again", async () => {
    const hinted = () => Object.assign(follow(), { advice: { move: { type: "play", place: 4 } } });
    const tables = [hinted(), hinted(), hinted()];
    const { rerender } = render(Table, { table: tables[0]! });
    for (const table of tables) {
      await rerender({ table });
      clock += 2 * DOUBLE;
      expect(card(4).getAttribute("aria-pressed")).toBe("true");
      expect(table.play).not.toHaveBeenCalled();
    }
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
    expect(screen.getByLabelText("Jonas’s hand: red 7, dark plus card")).toBeTruthy();
    expect(screen.getByLabelText("Ewa’s hand: purple 3, light plus card")).toBeTruthy();
  });
  it("are backs for spectators", () => {
    const seats = view().seats.map((seat) => ({ ...seat, hand: seat.hand.map((one) => ({ ...one, value: null })) }));
    render(Table, { table: new Fake(view({ viewer: "table", seats }), null) });
    expect(screen.getByLabelText("Jonas’s hand: red, dark plus card")).toBeTruthy();
  });
});

describe("bidding", () => {
  const legal = Array.from({ length: 21 }, (_, code) => ({
    type: "bid" as const,
    tips: code >> 1,
    extra: code % 2 === 1,
  }));
  const bidding = () => new Fake(view({ phase: "bid", trick: null }), legal);

  it("chooses with a digit and bids with Enter", async () => {
    const table = bidding();
    render(Table, { table });
    await fireEvent.keyDown(window.document.body, { key: "Enter" });
    expect(table.play).not.toHaveBeenCalled();
    for (const key of ["3", "+"]) await fireEvent.keyDown(window.document.body, { key });
    expect(screen.getByText(/Round 2: \+20, with extra \+10/)).toBeTruthy();
    await fireEvent.keyDown(window.document.body, { key: "Enter" });
    expect(table.play).toHaveBeenCalledExactlyOnceWith({ type: "bid", tips: 3, extra: true });
  });

  it("lets the server say why no card is played yet", async () => {
    const table = bidding();
    render(Table, { table });
    await fireEvent.click(card(4));
    expect(table.explain).toHaveBeenCalledWith({ type: "play", place: 4 });
    expect(card(4).getAttribute("aria-pressed")).toBe("false");
  });

  it("lets the server say why there is no extra stone with the most", async () => {
    const table = new Fake(view({ phase: "bid", trick: null }), legal.slice(0, 7));
    const { getAllByTestId, getByTestId } = render(Table, { table });
    await fireEvent.click(getAllByTestId("bid-stone")[3]!);
    await fireEvent.click(getByTestId("bid-extra"));
    expect(table.explain).toHaveBeenCalledExactlyOnceWith({ type: "bid", tips: 3, extra: true });
    expect(getByTestId("bid-extra").getAttribute("aria-pressed")).toBe("false");
  });

  it("bids by Enter on the stone that a digit went to", async () => {
    const table = bidding();
    const { getAllByTestId } = render(Table, { table });
    await fireEvent.keyDown(window.document.body, { key: "2" });
    expect(document.activeElement).toBe(getAllByTestId("bid-stone")[2]);
    await fireEvent.click(document.activeElement!); // what a browser makes of Enter on a button
    expect(table.play).toHaveBeenCalledExactlyOnceWith({ type: "bid", tips: 2, extra: false });
  });

  it("moves along the stones with arrows, which choose nothing", async () => {
    await fireEvent.pointerDown(document.body);
    const table = bidding();
    const { getAllByTestId } = render(Table, { table });
    const stones = getAllByTestId("bid-stone");
    for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"])
      await fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement).toBe(stones[2]);
    expect(stones.some((stone) => stone.getAttribute("aria-pressed") === "true")).toBe(false);
    await fireEvent.keyDown(stones[2]!, { key: "Enter" });
    expect(table.play).not.toHaveBeenCalled();
  });

  it("has the focus for keys when cards can no longer be played", async () => {
    await fireEvent.keyDown(document.body, { key: "u" });
    const { getAllByTestId } = render(Table, { table: bidding() });
    expect(document.activeElement).toBe(getAllByTestId("bid-stone")[0]);
  });

  it("bids when the chosen stone is pressed again, but never on a double click", async () => {
    const table = bidding();
    const { getAllByTestId } = render(Table, { table });
    const stone = getAllByTestId("bid-stone")[2]!;
    await fireEvent.click(stone);
    await fireEvent.click(stone);
    expect(table.play).not.toHaveBeenCalled();
    clock += DOUBLE;
    await fireEvent.click(stone);
    expect(table.play).toHaveBeenCalledExactlyOnceWith({ type: "bid", tips: 2, extra: false });
  });
});

describe("a finger", () => {
  /** A tap that strays by a pixel on the way, to another card or on the same. */
  async function tap(on: HTMLElement, to = on) {
    const touch = { pointerType: "touch", isPrimary: true, pointerId: 7 };
    const left = (one: HTMLElement) => parseFloat(one.parentElement!.style.left);
    document.elementFromPoint = () => on;
    await fireEvent.pointerDown(on, { ...touch, clientX: left(on) + 2 });
    await fireEvent.pointerMove(to, { ...touch, clientX: left(to) + 3 });
    await fireEvent.pointerUp(to, touch);
    if (to === on) await fireEvent.click(on);
  }

  it("that trembles while it taps twice plays nothing", async () => {
    const table = new Fake(view(), [
      { type: "play", place: 1 },
      { type: "play", place: 4 },
    ]);
    render(Table, { table });
    await tap(card(4));
    expect(card(4).getAttribute("aria-pressed")).toBe("true");
    clock += 120;
    await tap(card(4));
    expect(table.play).not.toHaveBeenCalled();
    clock += DOUBLE;
    await tap(card(4));
    expect(table.play).toHaveBeenCalledExactlyOnceWith({ type: "play", place: 4 });
  });

  it("that slides chooses the card below it, and a tap at once plays nothing", async () => {
    const table = new Fake(view(), [
      { type: "play", place: 1 },
      { type: "play", place: 4 },
    ]);
    render(Table, { table });
    await tap(card(1), card(4));
    expect(card(4).getAttribute("aria-pressed")).toBe("true");
    await tap(card(4));
    expect(table.play).not.toHaveBeenCalled();
  });
});

describe("the trick", () => {
  it("says whose card is ahead, and that yellow is trump", () => {
    const trick = {
      round: 2,
      cards: [
        { seat: 2, place: 3, color: "blue" as const, value: 5 },
        { seat: 0, place: 4, color: "blue" as const, value: 3 },
      ],
      winner: null,
      ahead: 2,
    };
    render(RoundTable, {
      table: new Fake(view({ trick }), null),
      size: { width: 300, height: 90 },
      card: 40,
      flat: true,
    });
    expect(screen.getByLabelText("Ewa: blue 5, ahead").textContent).toContain("Ewa");
    expect(screen.getByLabelText("You: blue 3")).toBeTruthy();
    expect(screen.getByTestId("trump").textContent?.replace(/\s+/g, " ").trim()).toBe("yellow: trump");
  });

  it("of the round before says of which it is", () => {
    const trick = { round: 1, cards: [{ seat: 2, place: 3, color: "blue" as const, value: 5 }], winner: 2 };
    const table = new Fake(view({ trick, phase: "bid" }), null);
    render(RoundTable, { table, size: { width: 300, height: 90 }, card: 40, flat: true });
    expect(screen.getByRole("region").getAttribute("aria-label")).toBe("Trick (Round 1)");
  });
});

it("a bid of nothing says 0, and no bid says nothing", async () => {
  const { rerender } = render(StonesLine, { bid: null, tricks: 0 });
  expect(screen.getByTestId("stones").textContent?.trim()).toBe("");
  await rerender({ bid: { tips: 0, extra: false } });
  expect(screen.getByTestId("stones").textContent?.trim()).toBe("0");
});

describe("letters", () => {
  it.each(["en", "de", "pl"] as const)("of the colours are the reader's own and differ (%s)", async (lang) => {
    await speak(lang);
    const letters = COLORS.map((color) => say("lumen-letter", { color }));
    const names = COLORS.map((color) => say("lumen-color", { color }).toLowerCase());
    expect(new Set(letters).size).toBe(COLORS.length);
    expect(names.every((name, at) => name.startsWith(letters[at]!))).toBe(true);
    render(Pane, { color: "yellow", value: 3 });
    expect(document.body.textContent).toContain(letters[0]);
    await speak("en");
  });
});

describe("a scored round", () => {
  /** Round 2 has just been scored; in round 3 nobody has bid. */
  function scored(changes: Partial<LumenView> = {}): Fake {
    const before = view();
    const past = [
      { tips: 1, extra: false, tricks: 4 },
      { tips: 2, extra: true, tricks: 3 },
    ];
    return new Fake(
      view({
        round: 3,
        phase: "bid",
        dark: 2,
        trick: { round: 2, cards: [{ seat: 2, place: 3, color: "blue", value: 5 }], winner: 2, ahead: 2 },
        seats: before.seats.map((seat) => ({ ...seat, bid: null, tricks: 0, sheet: [-15, 10], total: -5, past })),
        ...changes,
      }),
      legal,
    );
  }
  const legal = [{ type: "bid" as const, tips: 0, extra: false }];

  it("is shown with bids, tricks and points until the viewer goes on", async () => {
    const table = scored();
    render(Table, { table });
    const rows = [...screen.getByTestId("round-sheet").querySelectorAll("tbody tr")];
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent!.trim()).join(" "))).toEqual([
      "You 2+ 3 +10 −5",
      "Jonas 2+ 3 +10 −5",
      "Ewa 2+ 3 +10 −5",
    ]);
    expect(screen.queryAllByTestId("bid-stone")).toEqual([]);
    await fireEvent.click(screen.getByTestId("go-on"));
    expect(table.ready).toHaveBeenCalledOnce();
    expect(screen.queryByTestId("round-sheet")).toBeNull();
    expect(screen.queryAllByTestId("bid-stone")).not.toEqual([]);
  });

  it("gives way to the result when the players end the game", () => {
    const table = scored({ viewer: "table" });
    expect(roundStop(table).on).toBe(true);
    table.publicView = { ...table.publicView, phase: "over" };
    expect(roundStop(table).on).toBe(false);
    render(Table, { table });
    expect(screen.queryByTestId("round-sheet")).toBeNull();
  });

  it("goes on by key", async () => {
    const table = scored();
    render(Table, { table });
    await fireEvent.keyDown(document.body, { key: "Enter" });
    expect(table.ready).toHaveBeenCalledOnce();
    expect(table.play).not.toHaveBeenCalled();
  });

  it("leaves keys to whatever has the focus", async () => {
    const table = scored();
    render(Table, { table });
    const other = document.body.appendChild(document.createElement("button"));
    for (const key of ["Enter", " ", "Escape"]) await fireEvent.keyDown(other, { key });
    other.remove();
    expect(table.ready).not.toHaveBeenCalled();
    await fireEvent.keyDown(screen.getByTestId("go-on"), { key: "Escape" });
    expect(table.ready).toHaveBeenCalledOnce();
  });

  it("is not shown again to somebody who comes when the next round has begun", () => {
    const bidden = scored().view.seats.map((seat, at) => (at ? seat : { ...seat, bid: { tips: 0, extra: false } }));
    render(Table, { table: scored({ seats: bidden }) });
    expect(screen.queryByTestId("round-sheet")).toBeNull();
  });

  it("has the focus of keyboard users at once, while the last trick is seen alone", async () => {
    await fireEvent.keyDown(document.body, { key: "Enter" });
    render(RoundSheet, { table: Object.assign(scored(), { fresh: [{}] }), open: false, ongoon: () => {} });
    await tick();
    expect(document.activeElement?.textContent).toBe("Show the score");
  });

  it("says that the others have gone on", () => {
    const bidden = scored().view.seats.map((seat, at) => (at ? seat : { ...seat, bid: { tips: 0, extra: false } }));
    const { rerender } = render(RoundSheet, { table: scored(), open: true, ongoon: () => {} });
    expect(screen.getByTestId("gone-on").textContent).toBe("");
    return rerender({ table: scored({ seats: bidden }) }).then(() =>
      expect(screen.getByTestId("gone-on").textContent).toBe("Bidding has begun."),
    );
  });

  it("keeps bids and tricks in the score sheet", () => {
    render(Notebook, { table: scored() });
    expect(document.querySelectorAll("tbody tr")[1]!.textContent!.replace(/\s+/g, " ")).toContain("2+/3");
  });
});

describe("the sheets", () => {
  it("show the points round by round and the running bids", () => {
    render(Notebook, { table: follow() });
    const tidy = (cell: Element) => cell.textContent!.replace(/\s+/g, " ").trim();
    const rows = [...document.querySelectorAll("tr")].map((row) => [...row.children].map(tidy));
    expect(rows[0]).toEqual(["", "You", "Jonas", "Ewa"]);
    expect(rows[1]).toEqual(["Round 1", "−15", "−15", "−15"]);
    expect(rows[2]![1]).toContain("Bid 2 + extra");
    expect(rows[5]).toEqual(["ΣTotal", "−15", "−15", "−15"]);
  });
  it("count places as the language does", () => {
    const result = { places: [2, 1, 3], scores: [0, 9, -5], ended: "M11" };
    render(Notebook, { table: new Fake(view({ phase: "over", result }), null) });
    expect(document.querySelector("tfoot")!.textContent).toMatch(/2nd\s*1st\s*3rd/);
  });
  it("gives each card percentages that add up to 100", async () => {
    render(PadSheet, { table: new Fake(view(), null, [{ place: 4, odds: [0.665, 0.27, 0.065, 0, 0, 0, 0, 0] }]) });
    const shown = (await screen.findAllByText(/^\d+%$/)).map(({ textContent }) => parseInt(textContent));
    expect(shown.reduce((sum, each) => sum + each)).toBe(100);
  });

  it("show the pad, and what is struck out on it", async () => {
    render(PadSheet, { table: new Fake(view(), null, [{ place: 4, odds: [0, 0.5, 0.5, 0, 0, 0, 0, 0] }]) });
    expect(await screen.findByText("2 or 3")).toBeTruthy();
    expect(screen.getByRole("group", { name: "Place 5, blue" })).toBeTruthy();
    expect(screen.getAllByText("50%")).toHaveLength(2);
    await fireEvent.click(screen.getByLabelText("3: 50%. Cross out"));
    expect(screen.getByLabelText("3: crossed out. Put back")).toBeTruthy();
    expect(screen.queryByText("2 or 3")).toBeNull();
  });
});
