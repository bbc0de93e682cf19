import { expect, test } from "vitest";
import { Deliberate, DOUBLE } from "./deliberate";

function clocked() {
  const clock = { at: 0 };
  return { clock, choice: new Deliberate(() => clock.at) };
}

test("the first press only chooses", () => {
  expect(clocked().choice.press("a")).toBe(false);
});

test("a double click confirms nothing, pressing again later does", () => {
  const { clock, choice } = clocked();
  choice.press("a");
  clock.at = DOUBLE - 1;
  expect(choice.press("a")).toBe(false);
  clock.at = 2 * DOUBLE;
  expect(choice.press("a")).toBe(true);
});

test("pressing again and again, each time too soon, confirms nothing", () => {
  const { clock, choice } = clocked();
  for (const at of [0, 400, 800, 1200]) {
    clock.at = at;
    expect(choice.press("a")).toBe(false);
  }
});

test("something else is chosen anew, and what was given up is not chosen", () => {
  const { clock, choice } = clocked();
  choice.press("a");
  clock.at = 5000;
  expect(choice.press("b")).toBe(false);
  choice.forget();
  clock.at = 9000;
  expect(choice.press("b")).toBe(false);
});

test("what was chosen by going to it is confirmed by the next press", () => {
  const { choice } = clocked();
  choice.hold("a");
  expect(choice.press("b")).toBe(false);
  choice.hold("a");
  expect(choice.press("a")).toBe(true);
});

test("by keys the second press need not wait for as long as a double click takes", () => {
  const { clock, choice } = clocked();
  dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  choice.press("a");
  clock.at = 300;
  expect(choice.press("a")).toBe(false);
  clock.at = 700;
  expect(choice.press("a")).toBe(true);
  dispatchEvent(new Event("pointerdown"));
});
