// The atlas: all orders, grouped by where they are or could be, as far as the viewer can know.
import type { CardView, LeuchtturmPlace } from "../../wire/schema";

export interface Group {
  /** One place if the cards are surely there; several if each could be at any of them. */
  places: readonly LeuchtturmPlace[];
  towers: string[];
}

/** What is certain comes first, one's own hand before all. */
const ORDER: readonly LeuchtturmPlace["where"][] = ["hand", "top", "laid", "buried"];

export function grouped(cards: readonly CardView[], viewer: number | "table"): Group[] {
  const groups = new Map<string, Group>();
  for (const { tower, places } of cards) {
    const key = places.map(({ where, number }) => where + number).join(" ");
    const group = groups.get(key) ?? { places, towers: [] };
    groups.set(key, { places, towers: [...group.towers, tower] });
  }
  return [...groups.values()].sort((one, other) => rank(one, viewer) - rank(other, viewer));
}

function rank({ places }: Group, viewer: number | "table"): number {
  const [first] = places;
  if (places.length !== 1 || !first) return 1000 + places.length;
  if (first.where === "hand" && first.number === viewer) return -1;
  return 10 * ORDER.indexOf(first.where) + first.number;
}
