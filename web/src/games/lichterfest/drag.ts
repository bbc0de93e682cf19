// Dragging a tile from the hand to the lake with mouse, finger or pen. It chooses and previews, and never lays the tile.
import type { Choice } from "./choice.svelte";
import type { At, Point } from "./geometry";

/** Pixels by which a press may stray before it is a drag. */
const STRAY = 6;
/** How far beside a place the pointer may be, in sizes of the place. */
const NEAR = 0.8;

/** For a tile of the hand: a press takes it up; moved on, it is dragged. */
export function draggable(choice: Choice, tile: number) {
  return (node: HTMLElement) => {
    let start: Point | null = null;
    /** Whether the click that ends this press has nothing left to do. */
    let done = false;

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !choice.places.length) return;
      start = [event.clientX, event.clientY];
      done = event.pointerType !== "touch" && choice.tile !== tile; // a finger may only ask for its name
      if (done) choice.pick(tile);
      node.setPointerCapture?.(event.pointerId);
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!start || (!choice.drag && Math.hypot(x - start[0], y - start[1]) < STRAY)) return;
      if (!done && choice.tile !== tile) choice.pick(tile);
      done = true;
      choice.dragTo(tile, [x, y], placeNear(x, y));
    };
    const end = (event: PointerEvent) => {
      start = null;
      if (!choice.drag) return;
      if (event.type === "pointercancel") choice.hover = null;
      choice.drop();
    };
    const click = (event: MouseEvent) => {
      if (done) event.stopPropagation();
      done = false;
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", end);
    node.addEventListener("click", click, { capture: true });
    return () => {
      if (choice.drag?.tile === tile) choice.drag = null;
    };
  };
}

/** The place nearest to a point of the window, if it is near enough. */
export function placeNear(x: number, y: number): At | null {
  let found: At | null = null;
  let least = Infinity;
  for (const place of document.querySelectorAll<SVGElement>("[data-at]")) {
    const box = place.getBoundingClientRect();
    const away = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    if (away > NEAR * box.width || away >= least) continue;
    [found, least] = [place.dataset.at!.split(",").map(Number) as [number, number], away];
  }
  return found;
}
