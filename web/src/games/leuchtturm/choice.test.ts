import { beforeEach, expect, test, vi } from "vitest";
import { Deliberate, DOUBLE } from "../../table/deliberate";
import type { Move, TableModel } from "../../table/model.svelte";
import { Choice } from "./choice.svelte";

const STEPS: Move[] = [
  { type: "move", from: 2, by: 1 },
  { type: "move", from: 2, by: 3 },
];
const REFILLS: Move[] = [
  { type: "refill", stone: "red" },
  { type: "refill", stone: "black" },
];

function at(legal: Move[]) {
  const clock = { now: 0 };
  const play = vi.fn(() => Promise.resolve(true));
  const explain = vi.fn(() => Promise.resolve());
  const table = { legal, acting: legal.length > 0, play, explain } as unknown as TableModel;
  return { choice: new Choice(table, new Deliberate(() => clock.now)), play, explain, clock };
}

let { choice, play, explain, clock } = at(STEPS);
beforeEach(() => ({ choice, play, explain, clock } = at(STEPS)));

test("a double click chooses a landing, and a later press confirms it", () => {
  choice.touch(2);
  choice.aim(3); // as the pointer does on its way
  choice.touch(3);
  clock.now += DOUBLE / 2;
  choice.touch(3);
  expect(play).not.toHaveBeenCalled();
  clock.now += DOUBLE;
  choice.touch(3);
  expect(play).toHaveBeenCalledWith(STEPS[0]);
});

test("the landing that the keyboard has gone to is chosen by one press, and confirmed by a later one", () => {
  choice.enter(2);
  choice.goTo(3);
  choice.enter(3);
  choice.enter(3);
  expect(play).not.toHaveBeenCalled();
  clock.now += DOUBLE;
  choice.enter(3);
  expect(play).toHaveBeenCalledWith(STEPS[0]);
});

test("Enter plays the hint that is shown, wherever the keyboard is", () => {
  choice.goTo(2);
  choice.take(STEPS[0]!);
  choice.enter(3);
  expect(play).toHaveBeenCalledWith(STEPS[0]);
});

test("another landing is chosen anew", () => {
  choice.touch(2);
  choice.touch(3);
  clock.now += 2 * DOUBLE;
  choice.touch(5);
  expect(choice.target).toBe(5);
  expect(play).not.toHaveBeenCalled();
});

test("a stone let go over a landing shows what follows, and elsewhere it is taken back", () => {
  choice.lift(2);
  choice.carried = { x: 1, y: 1 };
  choice.letGo(5);
  expect([choice.origin, choice.target, choice.carried]).toEqual([2, 5, null]);
  choice.letGo(null);
  expect(choice.origin).toBeNull();
  expect(play).not.toHaveBeenCalled();
});

test("what is not possible is asked of the server, which says why", () => {
  choice.touch(7); // nothing to lift there
  expect(explain).toHaveBeenCalledWith({ type: "move", from: 7, by: 1 });
  choice.touch(2);
  choice.touch(4);
  expect(explain).toHaveBeenCalledWith({ type: "move", from: 2, by: 2 });
  choice.choose("white");
  expect(explain).toHaveBeenCalledWith({ type: "refill", stone: "white" });
  expect(play).not.toHaveBeenCalled();
});

test("so is whatever is pressed while others are to move", () => {
  ({ choice, explain } = at([]));
  choice.touch(3);
  choice.enter(4);
  choice.choose("red");
  expect(explain.mock.calls).toHaveLength(3);
});

test("moving when a refill is due is asked of the server, too", () => {
  ({ choice, explain } = at(REFILLS));
  choice.touch(2);
  expect(explain).toHaveBeenCalledWith({ type: "move", from: 2, by: 1 });
});

test.each([...STEPS, ...REFILLS])("a hint that is shown again and again is not played by that (%o)", (move) => {
  ({ choice, play, clock } = at([...STEPS, ...REFILLS]));
  for (let shown = 0; shown < 3; shown++) {
    choice.take(move);
    clock.now += 2 * DOUBLE;
  }
  expect(choice.move).toEqual(move);
  expect(play).not.toHaveBeenCalled();
});

test("a stone of the supply is chosen, then confirmed there or in the harbour", () => {
  ({ choice, play, clock } = at(REFILLS));
  choice.choose("red");
  choice.choose("red");
  expect(play).not.toHaveBeenCalled();
  clock.now += DOUBLE;
  choice.touch(0);
  expect(play).toHaveBeenCalledWith(REFILLS[0]);
});

test("a stone of the supply is dragged into the harbour, and nowhere else", () => {
  ({ choice, play } = at(REFILLS));
  choice.pick("black");
  choice.letGo(0);
  expect(choice.stone).toBe("black");
  choice.letGo(3);
  expect(choice.stone).toBeNull();
  expect(play).not.toHaveBeenCalled();
});
