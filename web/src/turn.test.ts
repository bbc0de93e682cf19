import { afterEach, expect, test, vi } from "vitest";
import { showTurns } from "./turn";

afterEach(() => vi.unstubAllGlobals());

test("a turn is seen in the title, the icon and the badge, and gone when it is over", () => {
  document.head.innerHTML = '<link rel="icon" href="./lantern.svg" />';
  const setAppBadge = vi.fn(() => Promise.reject(new Error("no app")));
  vi.stubGlobal("navigator", { setAppBadge });
  const icon = document.querySelector("link")!;
  showTurns("Lichtspiel", 0);
  expect(icon.getAttribute("href")).toBe("./lantern.svg");
  showTurns("● Lichtspiel", 2);
  expect(document.title).toBe("● Lichtspiel");
  expect(icon.href).toContain("circle");
  showTurns("Lichtspiel", 0);
  expect(icon.href).toMatch(/^data:(?!.*circle)/); // no file, which could not be had without a network
  expect(setAppBadge.mock.calls).toEqual([[0], [2], [0]]);
});

test("without an icon or a badge there is still a title", () => {
  document.head.innerHTML = "";
  showTurns("Lichtspiel", 1);
  expect(document.title).toBe("Lichtspiel");
});
