import { describe, expect, it } from "vitest";
import type { Told } from "../../wire/schema";
import { tellable } from "./log";

function log(...events: string[]): Told[] {
  return events.map(
    (event, version) => ({ version, at: 0, by: null, event: { event }, phrase: { key: event } }) as never,
  );
}

function told(...events: string[]): string[] {
  const all = log(...events);
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
    const events = ["played", "trick-won", "played", "trick-won", "scored", "dealt", "bid"];
    expect(told(...events)).toEqual(["trick-won", "played", "trick-won", "scored", "dealt", "bid"]);
    expect(told(...events, "played")).toEqual(["trick-won", "trick-won", "scored", "dealt", "bid", "played"]);
  });
});
