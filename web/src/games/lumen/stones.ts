// Where the stones of a bid lie: on won tricks, tips first, then the extra stone; the rest is left over.
import type { Stones } from "../../wire/schema";

export type Stone = "tip" | "extra";

export interface Laid {
  /** What lies on each won trick; null on those beyond the bid. */
  piles: (Stone | null)[];
  waiting: Stone[];
}

export function laid(bid: Stones | null, tricks: number): Laid {
  const stones: Stone[] = [...Array<Stone>(bid?.tips ?? 0).fill("tip"), ...(bid?.extra ? ["extra" as const] : [])];
  return {
    piles: Array.from({ length: tricks }, (_, trick) => stones[trick] ?? null),
    waiting: stones.slice(tricks),
  };
}

const PILE = 31;
const STONE = 21;

/** The distances between piles and between stones with which all fit into the room. */
export function spacing({ piles, waiting }: Laid, room: number): { pile: number; stone: number; width: number } {
  const wish = piles.length * PILE + waiting.length * STONE + 6;
  const tight = Math.min(1, room / wish);
  return { pile: PILE * tight, stone: STONE * tight, width: Math.min(wish, room) };
}
