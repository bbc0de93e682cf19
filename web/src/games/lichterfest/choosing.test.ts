import { describe, expect, it } from "vitest";
import { Seen, type Move } from "../../table/seen.svelte";
import type { Foreseen, LichterfestView, TableSight } from "../../wire/schema";
import { Choosing, choosingAt } from "./choosing.svelte";

const seat = (side: number, hand: number[] | null) => ({
  side,
  cards: [1, 0, 0, 0, 0, 0, 0],
  boats: 2,
  points: 0,
  rewards: [],
  tiles: 3,
  hand,
});

const PLACES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as [number, number][];
const LAYING: Move[] = PLACES.flatMap((at) =>
  [0, 1, 2, 3].map((turns) => ({ type: "place" as const, tile: 1, turns, at })),
);

class Table extends Seen {
  readonly advice = null;
  viewer = 1;
  prompt = null;
  fresh = [];
  log = [];
  played: Move[] = [];
  sight = { players: 2, seats: [{ name: "Ada" }, { name: "Ben" }] } as unknown as TableSight;
  view = {
    game: "lichterfest",
    viewer: 1,
    to_move: 1,
    seats: [seat(2, null), seat(0, [1, 2])],
    lake: [{ tile: 0, turns: 0, at: [0, 0] }],
    supply: [4, 5, 5, 5, 5, 5, 5],
    rewards: [[8], [9], [10]],
  } as unknown as LichterfestView;

  constructor(readonly legal: Move[]) {
    super();
  }
  async play(move: Move) {
    this.played.push(move);
    return true;
  }
  async preview(): Promise<Foreseen[]> {
    return [];
  }
  async aid() {
    return null;
  }
}

function choosingWith(legal: Move[]): [Choosing, Table] {
  const table = new Table(legal);
  const choosing = choosingAt(table);
  choosing.faces = [
    { sides: "brwk", symbol: null },
    { sides: "wkok", symbol: null },
    { sides: "gggr", symbol: "koi" },
  ];
  return [choosing, table];
}

describe("choosing a tile and a place", () => {
  it("sees the table from one's own chair, or from another's", () => {
    const [choosing] = choosingWith(LAYING);
    expect(choosing.quarters).toBe(2);
    expect([choosing.sideOf(1), choosing.sideOf(0)]).toEqual([2, 0]);
    choosing.chair = 0;
    expect([choosing.sideOf(1), choosing.sideOf(0)]).toEqual([0, 2]);
  });

  it("shows a tile of the hand first as it lies before oneself", () => {
    const [choosing] = choosingWith(LAYING);
    expect(choosing.colors(1, choosing.turnsOf(1))).toBe("wkok");
  });

  it("makes the move of tile, turn and place", async () => {
    const [choosing, table] = choosingWith(LAYING);
    expect(choosing.move).toBeNull();
    choosing.choosePlace([1, 0]);
    choosing.turn();
    expect(choosing.move).toEqual({ type: "place", tile: 1, turns: 3, at: [1, 0] });
    await choosing.confirm();
    expect(table.played).toHaveLength(1);
    expect(choosing.chosen).toBe(false);
  });

  it("only shows what a pointer looks at, until it is kept", () => {
    const [choosing] = choosingWith(LAYING);
    choosing.hover = [1, 0];
    expect([choosing.move?.type, choosing.pointed, choosing.chosen]).toEqual(["place", true, false]);
    choosing.choosePlace([1, 0]);
    expect([choosing.pointed, choosing.chosen]).toEqual([false, true]);
  });

  it("goes from place to place as one sees them", () => {
    const [choosing] = choosingWith(LAYING);
    choosing.choosePlace([1, 0]); // turned round it is on the left
    choosing.step(1);
    expect(choosing.place).toEqual([-1, 0]);
  });

  it("takes back", () => {
    const [choosing] = choosingWith(LAYING);
    choosing.choosePlace([1, 0]);
    choosing.back();
    expect(choosing.move).toBeNull();
  });
});

describe("the other moves", () => {
  it("are chosen, and taken back step by step", () => {
    const swap: Move = { type: "exchange", give: "white", take: "red" };
    const [choosing] = choosingWith([...LAYING, swap]);
    choosing.toggle("exchange");
    choosing.chooseOther({ take: "red", give: "white", type: "exchange" });
    expect(choosing.move).toEqual(swap);
    choosing.back();
    expect([choosing.open, choosing.move]).toEqual(["exchange", null]);
    choosing.back();
    expect(choosing.open).toBeNull();
  });

  it("leave only the pass to be confirmed", () => {
    expect(choosingWith([{ type: "pass" }])[0].move).toEqual({ type: "pass" });
  });
});
