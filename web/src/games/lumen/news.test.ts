import { beforeAll, expect, test } from "vitest";
import { tableOf } from "../../table/fixtures";
import { happened } from "../../table/happened";
import type { GameEvent } from "../../table/model.svelte";
import { speak } from "../../words/words.svelte";
import type { Told } from "../../wire/schema";
import { tell } from "./news";

beforeAll(() => speak("en"));

const NAMES = ["Ada", "Ben", "Cleo"];
function told(version: number, event: GameEvent): Told {
  const { event: tag, ...fields } = event;
  const args = { ...(fields as Record<string, string>), who: "other", player: "" };
  return { version, at: 0, by: "human", event, phrase: { key: `lumen-event-${tag}`, args } };
}

test("a new bid comes before the score, and that tells of no trick any more", () => {
  const log = [
    told(1, { event: "played", seat: 0, place: 0, color: "red", value: 4 }),
    told(2, { event: "trick-won", seat: 1, trick: 8 }),
    told(2, { event: "scored", seat: 1, round: 1, points: -15, total: -15 } as GameEvent),
    told(3, { event: "bid", seat: 1, tips: 3, extra: false }),
  ];
  const table = { log, viewer: 0 as const, me: 0, names: NAMES, publicView: tableOf(NAMES, { to_move: 0 }) };
  expect(happened(table, tell)[0]!.says).toMatch(/^Ben: bids 3.* · −15 \(total −15\)$/);
});

test("scores stand in the order of the table, whoever has played last", () => {
  const log = [
    told(1, { event: "played", seat: 1, place: 0, color: "red", value: 4 }),
    told(2, { event: "played", seat: 0, place: 0, color: "red", value: 5 }),
    told(3, { event: "played", seat: 2, place: 0, color: "red", value: 6 }),
    told(3, { event: "trick-won", seat: 2, trick: 10 }),
    ...[5, 0, -10].map((points, seat) =>
      told(3, { event: "scored", seat, round: 1, points, total: points } as GameEvent),
    ),
  ];
  const table = { log, viewer: 0 as const, me: 0, names: NAMES, publicView: tableOf(NAMES, { to_move: 0 }) };
  expect(happened(table, tell).map(({ says }) => says)).toEqual([
    "You: +5 (total 5)",
    "Ben: 0 (total 0)",
    "Cleo: −10 (total −10)",
  ]);
});

test("a page that is opened again tells the last trick, not those before nor the bids", () => {
  const log = [
    told(1, { event: "bid", seat: 0, tips: 2, extra: false }),
    told(2, { event: "bid", seat: 1, tips: 3, extra: false }),
    told(6, { event: "trick-won", seat: 1, trick: 1 }),
    told(9, { event: "trick-won", seat: 2, trick: 2 }),
    told(10, { event: "played", seat: 2, place: 0, color: "red", value: 4 }),
  ];
  const table = { log, viewer: 0 as const, me: 0, names: NAMES, publicView: tableOf(NAMES, { to_move: 0 }) };
  expect(happened(table, tell)).toEqual([{ seat: 2, says: "Cleo: wins trick 2 · leads red 4" }]);
});

test("a card that wins a trick is told before it, and the one that is led to the next as such", () => {
  const log = [
    told(1, { event: "played", seat: 0, place: 0, color: "red", value: 4 }),
    told(2, { event: "played", seat: 1, place: 0, color: "purple", value: 9 }),
    told(2, { event: "trick-won", seat: 1, trick: 1 }),
    told(3, { event: "played", seat: 1, place: 1, color: "purple", value: 1 }),
  ];
  const table = { log, viewer: 0 as const, me: 0, names: NAMES, publicView: tableOf(NAMES, { to_move: 0 }) };
  expect(happened(table, tell)[0]!.says).toBe("Ben: purple 9 · wins trick 1 · leads purple 1");
});
