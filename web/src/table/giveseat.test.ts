import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TableView } from "../wire/schema";
import { speak } from "../words/words.svelte";
import { seatOf, tableOf } from "./fixtures";
import GiveSeat from "./GiveSeat.svelte";
import type { Session } from "./session.svelte";

const NAMES = ["Ada", "Ben", "Cem"];
const BOT = seatOf("Ben", { kind: "bot", bot: "random" });
const DAYS = { kind: "days", days: 1 } as const;

/** Whether Ada, or somebody who watches, can invite to the second seat, whose person is not connected. */
function offered(second = seatOf("Ben"), changes: Partial<TableView> = {}, out = false, from = 0): boolean {
  const publicView = tableOf(NAMES, { seats: [seatOf("Ada"), second, seatOf("Cem")], ...changes });
  const state = { online: [true, false, true], mine: [0], stand_in_from: [null, from, null] };
  render(GiveSeat, { table: { publicView, state, out, ahead: 0 } as unknown as Session, seat: 1 });
  const found = screen.queryByTestId("give-seat") !== null;
  cleanup();
  return found;
}

beforeAll(() => speak("en"));
afterEach(() => cleanup());

describe("a seat that nobody plays", () => {
  it("can be given away among friends, be it a bot's or that of who is gone", () => {
    expect([offered(), offered(BOT)]).toEqual([true, true]);
  });

  it("stays where somebody practises alone, among strangers, and for who only watches", () => {
    expect(offered(BOT, { practice: true })).toBe(false);
    expect(offered(BOT, { visibility: "open" })).toBe(false);
    expect(offered(BOT, { daily: { day: 20_775, seat: 0, ranked: true } })).toBe(false);
    expect(offered(BOT, {}, true)).toBe(false);
  });

  it("stays with who gave up", () => {
    expect(offered(seatOf("Ben", { bot: "random", reason: "resigned" }))).toBe(false);
  });

  it("can be lent to somebody with days for a move, or among strangers, once a bot plays there", () => {
    const late = seatOf("Ben", { bot: "random", reason: "time" });
    expect([offered(seatOf("Ben"), { clock: DAYS }), offered(late, { clock: DAYS })]).toEqual([false, true]);
    expect(offered(seatOf("Ben"), { visibility: "open" })).toBe(false);
    expect(offered(late, { visibility: "open" })).toBe(true);
    expect(offered(late, { clock: DAYS }, false, Date.now() + 60_000)).toBe(false);
  });
});
