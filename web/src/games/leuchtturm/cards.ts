// The flight of a card from a hand or a stack to the seat before which it is laid.
import { settings } from "../../settings.svelte";

/** Where the cards lay before the page changed, by their towers. */
const lay = new Map<string, DOMRect>();

/** Remembers where all cards lie now; before something changes. */
export function noteCards(): void {
  lay.clear();
  for (const card of document.querySelectorAll<HTMLElement>("[data-card]")) {
    lay.set(card.dataset.card ?? "", card.getBoundingClientRect());
  }
}

/** Lets a card that has just appeared come from where it lay; one that lay nowhere fades in. */
export const arrive = (tower: string) => (card: HTMLElement) => {
  if (!settings.motion || !lay.size) return;
  card.animate([startOf(card.getBoundingClientRect(), lay.get(tower)), {}], { duration: 400, easing: "ease-out" });
};

function startOf(there: DOMRect, before: DOMRect | undefined): Keyframe {
  if (!before) return { opacity: 0 };
  const move = `translate(${before.x - there.x}px, ${before.y - there.y}px)`;
  return { transformOrigin: "0 0", transform: `${move} scale(${before.width / there.width})` };
}
