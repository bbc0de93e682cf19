import { afterEach, expect, it, vi } from "vitest";
import { arrive, noteCards } from "./cards";

afterEach(() => document.body.replaceChildren());

/** A card of an order on the page, at this place. */
function card(tower: string, x: number, width: number): HTMLElement {
  const made = document.createElement("div");
  made.dataset.card = tower;
  made.getBoundingClientRect = () => ({ x, y: 0, width }) as DOMRect;
  made.animate = vi.fn();
  document.body.append(made);
  return made;
}

it("lets a card come from where it lay", () => {
  const before = card("rwk", 100, 30);
  noteCards();
  before.remove();
  const after = card("rwk", 20, 60);
  arrive("rwk")(after);
  const [frames] = vi.mocked(after.animate).mock.calls[0]!;
  expect(frames).toEqual([{ transformOrigin: "0 0", transform: "translate(80px, 0px) scale(0.5)" }, {}]);
});

it("lets a new card fade in, and shows the first ones at once", () => {
  noteCards();
  const first = card("rwk", 0, 30);
  arrive("rwk")(first);
  expect(first.animate).not.toHaveBeenCalled();
  noteCards();
  const drawn = card("kwr", 40, 30);
  arrive("kwr")(drawn);
  expect(vi.mocked(drawn.animate).mock.calls[0]![0]).toEqual([{ opacity: 0 }, {}]);
});
