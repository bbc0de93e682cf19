import { beforeAll, expect, test } from "vitest";
import { tableOf } from "../../table/fixtures";
import { happened, type Listener } from "../../table/happened";
import type { GameEvent } from "../../table/model.svelte";
import { speak } from "../../words/words.svelte";
import type { Told } from "../../wire/schema";
import { journeys, tell } from "./news";
import type { Color } from "./shapes";

beforeAll(() => speak("en"));

const NAMES = ["Ada", "Ben", "Cleo"];

function told(version: number, event: GameEvent, more: Record<string, string> = {}): Told {
  const seat = "seat" in event ? event.seat : null;
  const who = { who: seat === 0 ? "you" : "other", player: NAMES[seat ?? 0] ?? "" };
  const { event: tag, ...fields } = event;
  const args = { ...(fields as Record<string, string>), ...who, ...more };
  return { version, at: 0, by: "human", event, phrase: { key: `leuchtturm-event-${tag}`, args } };
}
const moved = (version: number, seat: number) =>
  told(version, { event: "moved", seat, stone: "red", origin: 1, island: 2, points: 1 });
const step = (version: number, stone: Color, origin: number, island: number) =>
  told(version, { event: "moved", seat: 1, stone, origin, island, points: 1 });
const refilled = (version: number) => told(version, { event: "refilled", seat: 1, stone: "red" });
const completed = (version: number, seat: number) =>
  told(version, { event: "completed", seat, tower: "wrkr", island: 2 });
const fell = (version: number) => told(version, { event: "pulled-down", tower: "wrkr", island: 2, why: "buried" });

const news = (...log: Told[]) => {
  const listener: Listener = { log, viewer: 0, me: 0, names: NAMES, publicView: tableOf(NAMES, { to_move: 0 }) };
  return happened(listener, tell, () => true, journeys).map(({ says }) => says);
};

test("who got which card comes first, on the line of whoever got it", () => {
  const claimed = told(
    2,
    { event: "claimed", seat: 2, tower: "wrkr", source: "laid", loser: 0 },
    { loser: "Ada", loser_is: "you" },
  );
  const [ben, cleo] = news(moved(1, 0), moved(2, 1), completed(2, 1), claimed);
  expect(ben).toContain("lighthouse on island 2");
  expect(cleo).toBe("Cleo: takes your order white–red–black–red");
});

test("why a lighthouse was pulled down is told before where the stone went", () => {
  expect(news(moved(1, 0), moved(2, 1), completed(2, 1), fell(2))).toEqual([
    "Ben: lighthouse on 2 pulled down: its order is still buried · lighthouse on island 2 · red 1 → 2",
  ]);
});

test("what became of one's own lighthouse is told, not one's own move", () => {
  const [own] = news(moved(1, 1), moved(2, 0), completed(2, 0), fell(2)).slice(-1);
  expect(own).toBe("You: lighthouse on 2 pulled down: its order is still buried");
});

test("among three lines, what a claim has said already is not told again", () => {
  const claimed = told(4, { event: "claimed", seat: 1, tower: "wrkr", source: "public", loser: null });
  const lines = news(moved(1, 0), fell(1), moved(2, 2), moved(4, 1), completed(4, 1), claimed);
  expect(lines).toContain("Ben: takes the public order white–red–black–red");
});

test("among three lines, a card that another's lighthouse brought does not hide one's own turn", () => {
  const claimed = told(2, { event: "claimed", seat: 2, tower: "wrkr", source: "public", loser: null });
  const lines = news(moved(1, 0), fell(1), moved(2, 1), completed(2, 1), claimed, moved(3, 2));
  expect(lines).toContain("Cleo: takes the public order white–red–black–red · red 1 → 2");
});

test("a lighthouse that brings nobody a card says so, and names the order", () => {
  const stands = (seat: number) => told(2, { event: "stands", seat, tower: "wrkr", why: "own" });
  const [ben] = news(moved(1, 0), moved(2, 1), completed(2, 1), stands(1));
  expect(ben).toMatch(/^Ben: no card for rebuilding the laid order white–red–black–red/);
  const [own] = news(moved(1, 1), moved(2, 0), completed(2, 0), stands(0)).slice(-1);
  expect(own).toMatch(/^The order white–red–black–red already lies before you: nobody gets a card/);
});

test("the steps of one stone are one way, and leave room for the stone in the harbour", () => {
  const steps = [step(2, "red", 0, 1), step(3, "red", 1, 3), step(4, "white", 5, 6), step(5, "red", 3, 4), refilled(6)];
  expect(news(moved(1, 0), ...steps)).toEqual(["Ben: white 5 → 6 · red harbour → 4 · red into the harbour"]);
});

test("a stone that lands on another does not make that one's way longer", () => {
  const steps = [step(2, "red", 0, 2), step(3, "white", 1, 2), step(4, "white", 2, 4), refilled(5)];
  expect(news(moved(1, 0), ...steps)).toEqual(["Ben: red harbour → 2 · white 1 → 4 · red into the harbour"]);
});

test("among three lines, a lighthouse leaves no room for the ways of stones", () => {
  const lines = news(moved(1, 0), fell(1), moved(2, 1), completed(2, 1), refilled(2), moved(3, 2));
  expect(lines).toEqual([expect.stringMatching(/^You: /), "Ben: lighthouse on island 2", "Cleo: red 1 → 2"]);
});

test("an order that one lays oneself is not told: it was said before it was confirmed", () => {
  const claimed = told(2, { event: "claimed", seat: 0, tower: "wrkr", source: "hand", loser: null });
  expect(news(moved(1, 1), moved(2, 0), completed(2, 0), claimed)).toEqual(["Ben: red 1 → 2"]);
});
