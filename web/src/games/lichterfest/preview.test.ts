import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../table/model.svelte";
import { cardsOf, changesOf, consequenceOf, plusMinus, valueOf } from "./preview";

const laid: GameEvent[] = [
  { event: "laid", seat: 0, tile: 5, turns: 1, at: [1, 0] },
  { event: "bonus", seat: 0, color: "purple", received: true, side: 3 },
  { event: "bonus", seat: 0, color: "blue", received: false, side: 0 },
  { event: "boat", seat: 0, at: [0, 0] },
  { event: "lantern", seat: 0, color: "purple", received: true },
  { event: "lantern", seat: 1, color: "white", received: false },
];

describe("what laying a tile brings", () => {
  it("is grouped by seat, by edge and by tile", () => {
    const { lanterns, bonus, boats } = consequenceOf(laid);
    expect([...lanterns.keys()]).toEqual([0, 1]);
    expect(lanterns.get(1)).toMatchObject({ color: "white", received: false });
    expect(bonus.map(({ side }) => side)).toEqual([3, 0]);
    expect(boats).toEqual([[0, 0]]);
  });

  it("changes cards by what is received, not by what is missing", () => {
    expect(changesOf(laid, 0)).toEqual([0, 0, 0, 2, 0, 0, 0]);
    expect(changesOf(laid, 1)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe("the other moves", () => {
  it("change cards too", () => {
    expect(changesOf([{ event: "exchanged", seat: 2, give: "white", take: "black" }], 2)).toEqual([
      -1, 0, 0, 0, 0, 0, 1,
    ]);
    expect(changesOf([{ event: "discarded", seat: 2, color: "red" }], 2)).toEqual([0, 0, -1, 0, 0, 0, 0]);
    const pairs: GameEvent = {
      event: "dedicated",
      seat: 2,
      kind: "pairs",
      colors: ["white", "red", "green"],
      value: 8,
    };
    expect(changesOf([pairs], 2)).toEqual([-2, 0, -2, 0, 0, -2, 0]);
  });

  it("lay sets down colour by colour", () => {
    expect(cardsOf("four", ["green"]).join("")).toBe("gggg");
    expect(cardsOf("pairs", ["orange", "blue", "black"]).join("")).toBe("oobbkk");
    expect(cardsOf("seven", []).join("")).toBe("worpbgk");
  });

  it("are worth the top of their stack, or a general reward", () => {
    expect(valueOf([[8, 7], [], [10]], "four")).toBe(8);
    expect(valueOf([[8, 7], [], [10]], "pairs")).toBe(4);
  });

  it("are signed", () => expect([1, -4].map(plusMinus)).toEqual(["+1", "−4"]));
});
