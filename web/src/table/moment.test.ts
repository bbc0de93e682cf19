import { describe, expect, it } from "vitest";
import type { Replay, Told } from "../wire/schema";
import { lumenView, tableOf } from "./fixtures";
import { turnsOf } from "./log";
import { Moment } from "./moment.svelte";

const told = (version: number, key: string): Told => ({
  version,
  at: 0,
  by: null,
  event: { event: "passed", seat: 1 },
  phrase: { key },
});
const replay: Replay = {
  table: "t",
  viewer: "table",
  frames: [
    { seat: null, move: null, events: [], view: lumenView() },
    { seat: 0, move: { type: "play", place: 0 }, events: [told(1, "a"), told(1, "b")], view: lumenView() },
    { seat: 1, move: { type: "play", place: 1 }, events: [told(2, "c")], view: lumenView() },
  ],
};

describe("a moment of a finished game", () => {
  it("has the log until then, and animates only the next step", () => {
    const moment = new Moment(tableOf(["Ada", "Ben"]), replay);
    moment.show(1);
    expect(moment.fresh.map((each) => each.phrase.key)).toEqual(["a", "b"]);
    moment.show(2);
    expect(moment.log).toHaveLength(3);
    moment.show(0);
    expect(moment.fresh).toEqual([]);
    moment.show(99);
    expect(moment.at).toBe(2);
  });

  it("says ‘you’ of the user's own seat alone, whoever's chair it is seen from", () => {
    const mine: Told = { ...told(1, "a"), phrase: { key: "a", args: { who: "you", player: "Ben" } } };
    const frames = [{ ...replay.frames[0]!, events: [mine] }];
    const who = (own: number[]) => new Moment(tableOf(["Ada", "Ben"]), { ...replay, viewer: 1, frames }, own);
    expect([who([1]).told[0]?.phrase.args?.who, who([1]).me, who([1]).watching]).toEqual(["you", 1, false]);
    expect([who([0]).told[0]?.phrase.args?.who, who([0]).me, who([0]).watching]).toEqual(["other", null, true]);
    expect(who([0]).log[0]?.phrase.args?.who).toBe("other");
    mine.phrase = { key: "a", args: { who: "other", loser_is: "you" } };
    expect([0, 1].map((own) => who([own]).told[0]?.phrase.args?.loser_is)).toEqual(["other", "you"]);
  });

  it("decides nothing", () => {
    const moment = new Moment(tableOf(["Ada", "Ben"]), replay);
    expect(moment.acting).toBe(false);
    expect(moment.legal).toBeNull();
    expect(moment.prompt).toBeNull();
  });
});

describe("the log", () => {
  it("groups the events of one move, without hidden ones", () => {
    const turns = turnsOf([told(1, "a"), told(1, "b"), told(2, "c")], (each) => each.phrase.key !== "b");
    expect(turns.map((turn) => turn.told.map((each) => each.phrase.key))).toEqual([["a"], ["c"]]);
    expect(turns[0]?.seat).toBe(1);
  });
});
