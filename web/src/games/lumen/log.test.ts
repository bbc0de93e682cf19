import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../table/model.svelte";
import type { Told } from "../../wire/schema";
import { tellable } from "./log";

const EVENTS = {
  began: { event: "began" },
  bid: { event: "bid", seat: 0, tips: 1, extra: false },
  played: { event: "played", seat: 0, place: 0, color: "red", value: 1 },
  "trick-won": { event: "trick-won", seat: 0, trick: 1 },
  scored: { event: "scored", seat: 0, round: 1, points: 0, total: 0 },
  dealt: { event: "dealt", seat: 0, round: 2, dark: 0 },
} satisfies Record<string, GameEvent>;
type Kind = keyof typeof EVENTS;

function log(...kinds: Kind[]): Told[] {
  return kinds.map((kind, version) => ({ version, at: 0, by: null, event: EVENTS[kind], phrase: { key: kind } }));
}

function told(...kinds: Kind[]): string[] {
  const all = log(...kinds);
  return all.filter((one) => tellable(one, all)).map((one) => one.event.event);
}

describe("the log", () => {
  it("tells the cards of the trick on the table", () => {
    expect(told("began", "bid", "bid", "played", "played")).toEqual(["began", "bid", "bid", "played", "played"]);
  });
  it("keeps a finished trick until the next lead", () => {
    expect(told("bid", "played", "played", "trick-won")).toEqual(["bid", "played", "played", "trick-won"]);
  });
  it("forgets the cards of earlier tricks, but not who won them", () => {
    expect(told("played", "played", "trick-won", "played")).toEqual(["trick-won", "played"]);
    expect(told("played", "trick-won", "played", "played", "trick-won")).toEqual([
      "trick-won",
      "played",
      "played",
      "trick-won",
    ]);
  });
  it("keeps the last trick of a round through the bids of the next", () => {
    const events: Kind[] = ["played", "trick-won", "played", "trick-won", "scored", "dealt", "bid"];
    expect(told(...events)).toEqual(["trick-won", "played", "trick-won", "scored", "dealt", "bid"]);
    expect(told(...events, "played")).toEqual(["trick-won", "trick-won", "scored", "dealt", "bid", "played"]);
  });
});
