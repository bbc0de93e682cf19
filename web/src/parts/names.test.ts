import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LONG } from "./names";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><button aria-label="Tile 3"></button><p title="Red">2</p></main>`;
});
afterEach(() => {
  dispatchEvent(new Event("focusout"));
  vi.useRealTimers();
  document.body.replaceChildren();
});

vi.stubGlobal("PointerEvent", globalThis.PointerEvent ?? Event);

const bubble = () => document.querySelector(".name-bubble")?.textContent;
const button = () => document.querySelector("button")!;

function point(type: string, element: Element, pointerType = "touch", x = 10) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: 10 });
  Object.assign(event, { pointerId: 1, isPrimary: true });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  element.dispatchEvent(event);
  return event;
}

it("says the name after a long press, which chooses nothing", () => {
  const [pressed, cancelled] = [vi.fn(), vi.fn()];
  button().addEventListener("click", pressed);
  button().addEventListener("pointercancel", cancelled);
  point("pointerdown", button());
  expect(point("contextmenu", button()).defaultPrevented).toBe(true);
  vi.advanceTimersByTime(LONG);
  expect(bubble()).toBe("Tile 3");
  expect(cancelled).toHaveBeenCalledOnce();
  point("pointerup", button());
  point("click", button());
  expect(pressed).not.toHaveBeenCalled();
  point("pointerdown", button());
  point("pointerup", button());
  point("click", button());
  expect(pressed).toHaveBeenCalledOnce();
});

it("says nothing after a short press or a drag", () => {
  point("pointerdown", button());
  point("pointermove", button(), "touch", 40);
  vi.advanceTimersByTime(LONG);
  expect(bubble()).toBeUndefined();
  point("pointerdown", button());
  point("pointerup", button());
  vi.advanceTimersByTime(LONG);
  expect(bubble()).toBeUndefined();
});

it("says it where a mouse rests, unless the browser does", () => {
  point("pointerover", button(), "mouse");
  vi.advanceTimersByTime(LONG);
  expect(bubble()).toBe("Tile 3");
  point("pointerover", document.querySelector("p")!, "mouse");
  vi.advanceTimersByTime(LONG);
  expect(bubble()).toBeUndefined();
});

it("says it where a key has brought the focus", () => {
  dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  button().focus();
  expect(bubble()).toBe("Tile 3");
  button().blur();
  expect(bubble()).toBeUndefined();
});
