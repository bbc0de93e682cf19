import { describe, expect, it } from "vitest";
import { lumenView } from "../../table/fixtures";
import type { GameEvent } from "../../table/model.svelte";
import type { Told, TrickCard } from "../../wire/schema";
import { tellable } from "./log";

const card = (seat: number, place: number): TrickCard => ({ seat, place, color: "red", value: 1 });
const played = (seat: number, place: number): GameEvent => ({ event: "played", ...card(seat, place) });
const bid: GameEvent = { event: "bid", seat: 0, tips: 1, extra: false };
const won: GameEvent = { event: "trick-won", seat: 0, trick: 1 };
const dealt: GameEvent = { event: "dealt", seat: 0, round: 2, dark: 0 };

/** Which events of a log are shown with these cards on the table. */
function shown(events: readonly GameEvent[], ...cards: TrickCard[]): GameEvent[] {
  const log = events.map((event, version): Told => ({ version, at: 0, by: null, event, phrase: { key: "" } }));
  const view = lumenView({ trick: cards.length ? { round: 1, cards, winner: null } : null });
  return log.filter((told) => tellable(told, { log, view })).map(({ event }) => event);
}

describe("the log", () => {
  it("shows the cards of the trick on the table", () => {
    const events = [bid, bid, played(0, 3), played(1, 0)];
    expect(shown(events, card(0, 3), card(1, 0))).toEqual(events);
  });
  it("hides the cards of earlier tricks, but not who won them", () => {
    const before = [played(0, 3), played(1, 0), won];
    expect(shown([...before, played(0, 4)], card(0, 4))).toEqual([won, played(0, 4)]);
  });
  it("keeps the last trick of a round through the bids of the next", () => {
    const events = [played(0, 3), won, dealt, bid];
    expect(shown(events, card(0, 3))).toEqual(events);
  });
  it("hides the card that came from the same place in the round before", () => {
    const events = [played(0, 3), won, dealt, bid, played(0, 3)];
    expect(shown(events, card(0, 3))).toEqual([won, dealt, bid, played(0, 3)]);
  });
  it("shows no card before the first lead", () => expect(shown([bid])).toEqual([bid]));
});
