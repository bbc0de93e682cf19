import { afterEach, expect, it } from "vitest";
import { regain } from "./keys";

afterEach(() => document.body.replaceChildren());

function page() {
  document.body.innerHTML = "<h1>Games</h1><ul><li>Ben</li></ul><button>Go</button>";
  return document.querySelector("button")!;
}

it("gives the focus to the first that is there, if what had it has gone", async () => {
  const button = page();
  dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  button.focus();
  await regain("h1");
  expect(document.activeElement).toBe(button);
  button.remove();
  await regain(".gone", "li", "h1");
  expect(document.activeElement?.tagName).toBe("LI");
});

it("leaves it to those who use a pointer", async () => {
  page();
  dispatchEvent(new Event("pointerdown"));
  await regain("h1");
  expect(document.activeElement).toBe(document.body);
});
