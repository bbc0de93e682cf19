import { describe, expect, it } from "vitest";
import type { Phrase, Replay, Told } from "../wire/schema";
import { lumenView, tableOf } from "./fixtures";
import { lately, turnsOf } from "./log";
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

describe("what happened last", () => {
  const about = (version: number, seat: number, key: string): Told => ({
    ...told(version, key),
    event: { event: "passed", seat },
  });
  const log = [about(1, 0, "mine"), about(2, 1, "theirs"), about(2, 2, "another's"), about(2, 0, "for me")];
  const said = (prompt: Phrase | null = null) => lately({ log, viewer: 0, prompt }).map(({ key }) => key);

  it("is the last move, and what it brought me", () => {
    expect(said()).toEqual(["theirs", "for me"]);
    expect(lately({ log: [], viewer: 0, prompt: null })).toEqual([]);
  });

  it("is not said twice", () => {
    expect(said(log[1]!.phrase)).toEqual(["for me"]);
  });
});
