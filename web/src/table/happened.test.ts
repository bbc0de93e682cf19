import { beforeAll, describe, expect, it } from "vitest";
import type { Told } from "../wire/schema";
import { sentence, speak } from "../words/words.svelte";
import { seatOf, tableOf } from "./fixtures";
import { happened, type Listener, type Tell } from "./happened";

beforeAll(() => speak("en"));

const NAMES = ["Ada", "Ben", "Cleo"];
function won(version: number, seat: number, trick: number, by: string | null = "human"): Told {
  const phrase = { key: "lumen-event-trick-won", args: { who: seat ? "other" : "you", player: NAMES[seat]!, trick } };
  return { version, at: 0, by, event: { event: "trick-won", seat, trick }, phrase };
}
function late(version: number, seat: number): Told {
  const event = { event: "handed-over", seat, reason: "late", bot: "casual" } as Told["event"];
  const args = { who: seat ? "other" : "you", player: NAMES[seat]!, reason: "late" };
  return { version, at: 0, by: null, event, phrase: { key: "table-event-handed-over", args } };
}
const table = (log: Told[], viewer: Listener["viewer"] = 0, to_move = 0): Listener => ({
  log,
  viewer,
  me: viewer === "table" ? null : viewer,
  names: NAMES,
  publicView: tableOf(NAMES, { to_move }),
});

describe("what just happened", () => {
  it("is one line for each opponent since my last move", () => {
    const log = [won(1, 1, 1), won(2, 0, 2), won(3, 1, 3), won(4, 2, 4)];
    expect(happened(table(log))).toEqual([
      { seat: 1, says: sentence(won(0, 1, 3).phrase) },
      { seat: 2, says: sentence(won(0, 2, 4).phrase) },
    ]);
  });

  const phrase = {
    key: "table-event-taken-over",
    args: { whose: "another", who: "other", player: "Hal", name: "Ben" },
  };
  const over: Told = {
    version: 3,
    at: 0,
    by: null,
    event: { event: "taken-over", seat: 1, name: "Ben", whose: "another" },
    phrase,
  };

  it("does not say that a bot plays where somebody has taken over", () => {
    const bot = { ...late(2, 1), event: { ...late(2, 1).event, reason: "away" } as Told["event"] };
    expect(happened(table([won(1, 0, 1), bot]))).toHaveLength(1);
    expect(happened(table([won(1, 0, 1), bot, over]))).toEqual([{ seat: 1, says: sentence(phrase) }]);
  });

  it("calls whoever moved by their own name, though somebody has taken over", () => {
    const tell: Tell = ({ version }) => ({ weight: 1, says: `${version}` });
    const given = { ...table([won(1, 0, 1), won(2, 1, 2), over, won(4, 1, 4)]), names: ["Ada", "Hal", "Cleo"] };
    expect(happened(given, tell)).toContainEqual({ seat: 1, says: `Ben: 2 · ${sentence(phrase)} Hal: 4` });
  });

  it("keeps names apart that are read from right to left", () => {
    const tell: Tell = () => ({ weight: 1, says: "1" });
    const hebrew = { ...table([won(1, 0, 1), won(2, 1, 2)]), names: ["Ada", "אב", "Cleo"] };
    expect(happened(hebrew, tell)).toContainEqual({ seat: 1, says: "\u2068אב\u2069: 1" });
  });

  it("stays while I make my own moves, until somebody else moves", () => {
    const log = [won(1, 1, 1), won(2, 0, 2), won(3, 0, 3)];
    expect(happened(table(log))).toEqual([{ seat: 1, says: sentence(won(0, 1, 1).phrase) }]);
    expect(happened(table([...log, won(4, 2, 4)]))).toEqual([{ seat: 2, says: sentence(won(0, 2, 4).phrase) }]);
  });

  it("tells what my own move caused on the line of whom it concerns", () => {
    const tell: Tell = ({ event }) =>
      event.event === "trick-won" ? { weight: 1, says: `trick ${event.trick}` } : null;
    const played: Told = {
      ...won(2, 0, 0),
      event: { event: "played", seat: 0, place: 0, color: "red", value: 1 },
    };
    expect(happened(table([won(1, 1, 1), played, won(2, 1, 7), won(3, 2, 8)]), tell)).toEqual([
      { seat: 1, says: "Ben: trick 7" },
      { seat: 2, says: "Cleo: trick 8" },
    ]);
  });

  it("puts what matters most first, and keeps to five things", () => {
    const tell: Tell = ({ event }) =>
      event.event === "trick-won" ? { weight: event.trick === 2 ? 9 : 1, says: String(event.trick) } : null;
    const log = [1, 2, 3, 4, 5, 6].map((number) => won(number, 1, number));
    expect(happened(table(log), tell)).toEqual([{ seat: 1, says: "Ben: 2 · 3 · 4 · 5 · 6" }]);
  });

  it("counts from my last move, also where the log does not show it any more, and tells nothing hidden", () => {
    const log = [won(1, 1, 1), won(2, 0, 2), won(3, 1, 3), won(4, 2, 4)];
    const shown = ({ version }: Told) => version !== 2 && version !== 4;
    expect(happened(table(log), undefined, shown).map(({ seat }) => seat)).toEqual([1]);
  });

  it("cuts a long name, not what happened", () => {
    const tell: Tell = ({ event }) => (event.event === "trick-won" ? { weight: 1, says: "trick 1" } : null);
    const long = { ...table([won(1, 1, 1)]), names: ["Ada", "Konstantin-Alexander", "Cleo"] };
    expect(happened(long, tell)).toEqual([{ seat: 1, says: "Konstanti…: trick 1" }]);
  });

  it("does not tell what was taken back", () => {
    const event = { event: "taken-back", seat: 1, since: 2 } as Told["event"];
    const phrase = { key: "table-event-taken-back", args: { who: "other", player: "Ben" } };
    const undone: Told = { version: 3, at: 0, by: null, event, phrase };
    expect(happened(table([won(1, 0, 1), won(2, 1, 2), undone]))).toEqual([{ seat: 1, says: sentence(phrase) }]);
  });

  it.each([
    ["undo-declined", {}, [{ seat: 1, says: "Ben declines." }]],
    ["request-withdrawn", { about: "undo" }, [{ seat: 1, says: "Ben withdraws the request." }]],
    ["end-answered", { agree: false }, [{ seat: 1, says: "Ben would rather play on." }]],
    ["end-answered", { agree: true }, []],
  ])("says to all others who says no to what was asked, or asks no longer (%s)", (name, more, lines) => {
    const event = { event: name, seat: 1, ...more } as Told["event"];
    const args = { who: "other", player: "Ben", agree: "agree" in more && more.agree ? "yes" : "no" };
    const answered: Told = { version: 2, at: 0, by: null, event, phrase: { key: `table-event-${name}`, args } };
    expect(happened(table([won(1, 0, 1), answered]))).toEqual(lines);
    expect(happened(table([won(1, 0, 1), answered], 1)).filter(({ seat }) => seat === 1)).toEqual([]);
  });

  it.each([
    ["undo-declined", "undo-wished", "undo"],
    ["undo-declined", "taken-back", "undo"],
    ["request-withdrawn", "undo-wished", "undo"],
    ["request-withdrawn", "end-asked", "end"],
    ["end-answered", "end-asked", "end"],
  ])("does not say that somebody said no once that was asked for again or done (%s, %s)", (no, later, about) => {
    const said = (version: number, name: string): Told => {
      const event = { event: name, seat: 1, agree: false, about, since: 9 } as unknown as Told["event"];
      return { version, at: 0, by: null, event, phrase: { key: `table-event-${name}`, args: { player: "Ben" } } };
    };
    const answered = said(2, no);
    const says = (listener: Listener) => happened(listener).some((line) => line.says === sentence(answered.phrase));
    expect(says(table([won(1, 0, 1), answered]))).toBe(true);
    expect(says(table([won(1, 0, 1), answered, said(3, later)]))).toBe(false);
    const over = { ...table([won(1, 0, 1), answered]), publicView: tableOf(NAMES, { phase: "over" }) };
    expect(says(over)).toBe(false);
  });

  it("says that my time was up and a bot has moved for me", () => {
    const log = [won(1, 0, 1), late(2, 0), won(2, 0, 2, "casual"), won(3, 1, 3)];
    expect(happened(table(log, 0, 2))[0]).toEqual({
      seat: 0,
      says: expect.stringContaining(sentence(late(2, 0).phrase)),
    });
  });

  it("counts from the turn that a bot made for me, and says once that my time was up", () => {
    const round = (version: number) => [
      late(version, 0),
      won(version + 1, 0, 1, "casual"),
      won(version + 2, 0, 2, "casual"),
      won(version + 3, 1, version),
      won(version + 4, 2, version),
    ];
    const log = [won(1, 0, 1), ...round(10), ...round(20), ...round(30)];
    expect(happened(table(log, 0, 2))).toEqual([
      { seat: 0, says: sentence(late(0, 0).phrase) },
      { seat: 1, says: sentence(won(0, 1, 30).phrase) },
      { seat: 2, says: sentence(won(0, 2, 30).phrase) },
    ]);
    const seats = [seatOf("Ada", { bot: "casual", reason: "late" })];
    const again = { ...table([...log, late(40, 0)]), publicView: tableOf(NAMES, { to_move: 0, seats }) };
    expect(happened(again).filter(({ seat }) => seat === 0)).toEqual([{ seat: 0, says: sentence(late(0, 0).phrase) }]);
  });

  it("says no more that my time was up when my next turn has begun, but while a bot makes this one", () => {
    const log = [won(1, 0, 1), late(2, 0), won(2, 1, 2)];
    const said = (listener: Listener) => happened(listener).some(({ seat }) => seat === 0);
    expect(said(table(log))).toBe(false);
    const seats = [seatOf("Ada", { bot: "casual", reason: "late" })];
    expect(said({ ...table(log), publicView: tableOf(NAMES, { to_move: 0, seats }) })).toBe(true);
  });

  it("says that somebody has given up, which phones show nowhere else", () => {
    const event = { event: "resigned", seat: 2, bot: "casual" } as Told["event"];
    const phrase = { key: "table-event-resigned", args: { who: "other", player: "Cleo", bot: "casual" } };
    const gaveUp: Told = { version: 2, at: 0, by: null, event, phrase };
    expect(happened(table([won(1, 0, 1), gaveUp]))).toEqual([{ seat: 2, says: sentence(phrase) }]);
  });

  it("tells what somebody did before they gave up first, and what a bot did for them last", () => {
    const tell: Tell = ({ event }) => (event.event === "trick-won" ? { weight: 7, says: `${event.trick}` } : null);
    const event = { event: "resigned", seat: 1, bot: "casual" } as Told["event"];
    const phrase = { key: "table-event-resigned", args: { who: "other", player: "Ben", bot: "casual" } };
    const gaveUp: Told = { version: 4, at: 0, by: null, event, phrase };
    const log = [won(1, 0, 1), won(2, 1, 2), won(3, 1, 3), gaveUp, won(5, 1, 5, "casual")];
    expect(happened(table(log), tell)[1]!.says).toBe(`Ben: 2 · 3 · ${sentence(phrase)} Ben: 5`);
  });

  it("shows spectators everybody's last moves", () => {
    const log = [won(1, 0, 1), won(2, 1, 2), won(3, 2, 3), won(4, 0, 4), won(5, 1, 5)];
    expect(happened(table(log, "table", 2)).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });
});
