import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DOUBLE } from "../../table/deliberate";
import { tableOf } from "../../table/fixtures";
import { TableModel, type Move } from "../../table/model.svelte";
import type { PreviewEvent, LichterfestView } from "../../wire/schema";
import { Choice, choiceOf } from "./choice.svelte";
import Cards from "./parts/Cards.svelte";
import Take from "./parts/Take.svelte";
import { forgone } from "./phrases";
import { COLORS } from "./shapes";

const seat = (side: number, hand: number[] | null) => ({
  side,
  cards: [1, 0, 0, 0, 0, 0, 0],
  boats: 2,
  points: 0,
  rewards: [],
  tiles: 3,
  hand,
});

const PLACES: [number, number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const LAYING: Move[] = PLACES.flatMap((at) =>
  [0, 1, 2, 3].map((turns) => ({ type: "place" as const, tile: 1, turns, at })),
);

class Table extends TableModel {
  readonly advice = null;
  readonly waiting = null;
  readonly refusal = null;
  viewer = 1;
  prompt = null;
  fresh = [];
  log = [];
  played: Move[] = [];
  publicView = tableOf(["Ada", "Ben"], { game: "lichterfest" });
  view: LichterfestView = {
    game: "lichterfest",
    viewer: 1,
    to_move: 1,
    seats: [seat(2, null), seat(0, [1, 2])],
    lake: [{ tile: 0, turns: 0, at: [0, 0] }],
    supply: [4, 5, 5, 5, 5, 5, 5],
    rewards: [[8], [9], [10]],
    result: null,
    general_rewards: 3,
    stack: 0,
    done: "nothing",
    last_turn: 0,
  };

  constructor(readonly legal: Move[]) {
    super();
  }
  async play(move: Move) {
    this.played.push(move);
    return true;
  }
  explained: Move[] = [];
  override async explain(move: Move) {
    this.explained.push(move);
  }
  async preview(): Promise<PreviewEvent[]> {
    return [];
  }
  async aid() {
    return null;
  }
}

function choiceWith(legal: Move[]): [Choice, Table] {
  const table = new Table(legal);
  return [choiceOf(table), table];
}

describe("choosing a tile and a place", () => {
  it("shows the table from the viewer's own chair, or from another", () => {
    const [choice] = choiceWith(LAYING);
    expect(choice.quarters).toBe(2);
    expect([choice.sideOf(1), choice.sideOf(0)]).toEqual([2, 0]);
    choice.chair = 0;
    expect([choice.sideOf(1), choice.sideOf(0)]).toEqual([0, 2]);
  });

  it("shows a tile of the hand upright at first", () => {
    const [choice] = choiceWith(LAYING);
    expect(choice.colors(1, choice.turnsOf(1))).toBe("wkok");
  });

  it("knows the start tile by its ship, the others by their symbols", () => {
    const [choice] = choiceWith(LAYING);
    expect([0, 1, 2].map((tile) => choice.middle(tile))).toEqual(["ship", "ripples", "koi"]);
  });

  it("is another with each of its parts, so that a refusal of the last one can go", () => {
    const [choice] = choiceWith(LAYING);
    const seen = new Set([choice.parts.join()]);
    for (const change of [() => choice.pick(2), () => choice.turn(), () => choice.choosePlace([1, 0])]) {
      change();
      seen.add(choice.parts.join());
    }
    expect(seen.size).toBe(4);
  });

  it("makes the move of tile, turn and place", async () => {
    const [choice, table] = choiceWith(LAYING);
    expect(choice.move).toBeNull();
    choice.choosePlace([1, 0]);
    choice.turn();
    expect(choice.move).toEqual({ type: "place", tile: 1, turns: 3, at: [1, 0] });
    await choice.confirm();
    expect(table.played).toHaveLength(1);
    expect(choice.chosen).toBe(false);
  });

  it("only previews what is pointed at, until it is pressed", () => {
    const [choice] = choiceWith(LAYING);
    choice.hover = [1, 0];
    expect([choice.move?.type, choice.pointed, choice.chosen]).toEqual(["place", true, false]);
    choice.choosePlace([1, 0]);
    expect([choice.pointed, choice.chosen]).toEqual([false, true]);
  });

  it("goes from place to place as they are on the screen", () => {
    const [choice] = choiceWith(LAYING);
    choice.choosePlace([1, 0]); // turned round it is on the left
    expect(choice.step(1)).toEqual([-1, 0]);
    choice.pointAt([0, 1]);
    expect(choice.ghost).toEqual([0, 1]);
  });

  it("takes back", () => {
    const [choice] = choiceWith(LAYING);
    choice.choosePlace([1, 0]);
    choice.back();
    expect(choice.move).toBeNull();
  });
});

describe("confirming", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("needs more than a double click on a place", () => {
    const [choice, table] = choiceWith(LAYING);
    choice.pressPlace([1, 0]);
    choice.pressPlace([1, 0]);
    expect([table.played, choice.place]).toEqual([[], [1, 0]]);
    vi.advanceTimersByTime(DOUBLE);
    choice.pressPlace([1, 0]);
    expect(table.played).toHaveLength(1);
  });

  it("takes two presses after going to a place by keys, which only previews it", () => {
    const [choice, table] = choiceWith(LAYING);
    const at = choice.step(1)!;
    expect([choice.place, choice.ghost, choice.pointed]).toEqual([null, at, true]);
    choice.pressPlace(at);
    expect([choice.place, table.played]).toEqual([at, []]);
    vi.advanceTimersByTime(DOUBLE);
    choice.pressPlace(at);
    expect(table.played).toHaveLength(1);
  });

  it("begins anew when the keys go on", () => {
    const [choice, table] = choiceWith(LAYING);
    choice.pressPlace(choice.step(1)!);
    const next = choice.step(0)!;
    expect([choice.place, choice.ghost]).toEqual([null, next]);
    vi.advanceTimersByTime(DOUBLE);
    choice.pressPlace(next);
    expect([choice.place, table.played]).toEqual([next, []]);
  });

  it("is not what the second click of a double click on a button does", () => {
    const [choice] = choiceWith([SEVEN, { type: "pass" }]);
    choice.toggle("dedicate");
    expect([choice.move, choice.ready]).toEqual([SEVEN, false]);
    vi.advanceTimersByTime(DOUBLE);
    expect(choice.ready).toBe(true);
  });

  it.each([LAYING[5]!, { type: "pass" } as const])("takes more than showing a hint again (%o)", (move) => {
    const [choice, table] = choiceWith([...LAYING, { type: "pass" }]);
    for (let shown = 0; shown < 3; shown++) {
      choice.take(move);
      vi.advanceTimersByTime(2 * DOUBLE);
    }
    expect([choice.move, table.played]).toEqual([move, []]);
  });

  it("shows a hint whatever was chosen, and a press on its place lays the tile", () => {
    const [choice, table] = choiceWith([...LAYING, SEVEN]);
    choice.toggle("dedicate");
    choice.take(LAYING[5]!);
    expect(choice.move).toEqual(LAYING[5]);
    vi.advanceTimersByTime(DOUBLE);
    choice.pressPlace([1, 0]);
    expect(table.played).toEqual([LAYING[5]]);
  });

  it("takes more than dropping a tile", () => {
    const [choice, table] = choiceWith(LAYING);
    choice.pick(2);
    choice.dragTo(1, [400, 300], null);
    expect([choice.drag?.tile, choice.ghost]).toEqual([1, null]);
    choice.dragTo(1, [420, 300], [0, 1]);
    expect(choice.ghost).toEqual([0, 1]);
    choice.drop();
    expect([choice.place, choice.drag, table.played]).toEqual([[0, 1], null, []]);
    choice.dragTo(1, [0, 0], null);
    choice.drop();
    expect([choice.place, choice.chosen]).toEqual([null, false]);
  });
});

const SEVEN: Move = { type: "dedicate", kind: "seven", colors: [] };
const FOUR: Move = { type: "dedicate", kind: "four", colors: ["red"] };
const DISCARD: Move = { type: "discard", color: "red" };

describe("what is not legal", () => {
  it("is put to the server, which says why not", () => {
    const [choice, table] = choiceWith(LAYING);
    choice.press(DISCARD);
    choice.pressTaken([0, 0]);
    expect(table.explained).toEqual([DISCARD, { type: "place", tile: 1, turns: 2, at: [0, 0] }]);
    expect([table.played, choice.chosen]).toEqual([[], false]);
  });

  it("is asked as an exchange while a card is exchanged", () => {
    const [choice, table] = choiceWith([...LAYING, { type: "exchange", give: "white", take: "red" }]);
    choice.toggle("exchange");
    render(Cards, { choice });
    render(Take, { choice });
    const [white, , red] = COLORS.map((_, at) => screen.getAllByTestId("card")[at]!.querySelector("button")!);
    red!.click(); // of which there is none
    expect(table.explained).toMatchObject([{ type: "exchange", give: "red" }]);
    white!.click();
    flushSync();
    screen.getByTestId("take").querySelectorAll("button")[COLORS.indexOf("blue")]!.click();
    expect(table.explained[1]).toEqual({ type: "exchange", give: "white", take: "blue" });
    cleanup();
  });

  it("is put to the server while others are to move, too", () => {
    const [choice, table] = choiceWith([]);
    choice.press(DISCARD);
    expect(table.explained).toEqual([DISCARD]);
  });
});

describe("what a move gives up", () => {
  it("is a set that is complete, before laying, discarding and ending", () => {
    const [choice] = choiceWith([...LAYING, SEVEN, FOUR]);
    for (const move of [LAYING[0]!, DISCARD, { type: "pass" } as const])
      expect(forgone(move, choice)).toMatch(/^lichterfest-leaves-set/);
    expect(forgone({ type: "exchange", give: "red", take: "blue" }, choice)).toBe("");
    expect(forgone(LAYING[0]!, choiceWith(LAYING)[0])).toBe("");
  });

  it("is the exchange, before dedicating", () => {
    const swap: Move = { type: "exchange", give: "white", take: "red" };
    expect(forgone(SEVEN, choiceWith([SEVEN, swap])[0])).toBe("lichterfest-ends-exchange");
    expect(forgone(SEVEN, choiceWith([SEVEN])[0])).toBe("");
  });
});

describe("the other moves", () => {
  it("begin with the most valuable set", () => {
    expect(choiceWith([FOUR, SEVEN])[0].sets).toEqual([SEVEN, FOUR]);
  });

  it("are chosen, and taken back step by step", () => {
    const swap: Move = { type: "exchange", give: "white", take: "red" };
    const [choice] = choiceWith([...LAYING, swap]);
    choice.toggle("exchange");
    choice.chooseOther({ take: "red", give: "white", type: "exchange" });
    expect(choice.move).toEqual(swap);
    choice.back();
    expect([choice.open, choice.move]).toEqual(["exchange", null]);
    choice.back();
    expect(choice.open).toBeNull();
  });

  it("leave only the pass to be confirmed", () => {
    expect(choiceWith([{ type: "pass" }])[0].move).toEqual({ type: "pass" });
  });
});
