// Dragging a stone: from an island or the harbour to an island, or from the supply into the harbour.
import type { Choice } from "./choice.svelte";
import type { Color } from "./shapes";

const SLACK = 6; // pixels a press may slip without being a drag

/** Handles the pointer on the chart; what is only a press is left to the places themselves. */
export function dragging(choice: Choice, acting: () => boolean) {
  return (chart: SVGSVGElement) => {
    let start: PointerEvent | null = null;

    const spot = ({ clientX, clientY }: PointerEvent) => {
      const { left, top } = chart.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const under = ({ clientX, clientY }: PointerEvent) => document.elementFromPoint(clientX, clientY);
    const slipped = (event: PointerEvent, from: PointerEvent) =>
      Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLACK;

    function down(event: PointerEvent) {
      if (event.button === 0 && event.isPrimary && acting()) start = event;
    }
    function move(event: PointerEvent) {
      if (!choice.carried && start && slipped(event, start) && take(start.target as Element)) {
        chart.setPointerCapture(event.pointerId);
      }
      if (!choice.carried && !chart.hasPointerCapture(event.pointerId)) return;
      choice.carried = spot(event);
      const place = placeOf(under(event));
      if (place !== null) choice.aim(place);
    }
    function take(from: Element): boolean {
      const [place, stone] = [placeOf(from), stoneOf(from)];
      start = null;
      if (place !== null && choice.liftable.has(place)) choice.lift(place);
      else if (stone && choice.refills.some((move) => move.stone === stone)) choice.pick(stone);
      else return false;
      return true;
    }
    function up(event: PointerEvent) {
      start = null;
      if (choice.carried) choice.letGo(placeOf(under(event)));
    }
    function cancel() {
      start = null;
      if (choice.carried) choice.drop();
    }

    const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel };
    for (const [name, hear] of Object.entries(heard)) chart.addEventListener(name, hear as EventListener);
    return () => {
      for (const [name, hear] of Object.entries(heard)) chart.removeEventListener(name, hear as EventListener);
    };
  };
}

function placeOf(element: Element | null): number | null {
  const found = element?.closest<SVGElement>("[data-place]")?.dataset.place;
  return found === undefined ? null : Number(found);
}

function stoneOf(element: Element | null): Color | null {
  return (element?.closest<SVGElement>("[data-stone]")?.dataset.stone as Color | undefined) ?? null;
}
