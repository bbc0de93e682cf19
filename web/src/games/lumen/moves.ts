// The legal moves as the server lists them, by kind.
import type { Seen } from "../../table/seen.svelte";
import type { Bid, Play } from "../../wire/schema";

export function playablePlaces(table: Seen): number[] {
  return (table.legal ?? []).flatMap((move) => (move.type === "play" ? [(move as Play).place] : []));
}

/** A place of the hand as people count, from 1; on the wire and in records it counts from 0. */
export function saidPlace(place: number): number {
  return place + 1;
}

/** The place a key stands for: 1 to 9, and 0 for the tenth. */
export function placeOfKey(key: string): number | null {
  return /^\d$/.test(key) ? (Number(key) + 9) % 10 : null;
}

export function bids(table: Seen): Bid[] {
  return (table.legal ?? []).filter((move): move is Bid => move.type === "bid");
}

export interface BidChoice {
  tips: number | null;
  extra: boolean;
}

/** The legal bid that was chosen; none before a number is, or if there is no such bid (M5). */
export function chosenBid(legal: readonly Bid[], { tips, extra }: BidChoice): Bid | undefined {
  return legal.find((bid) => bid.tips === tips && bid.extra === extra);
}

/** The choice changed as wished, the extra stone given back where no bid has it. */
export function wished(legal: readonly Bid[], choice: BidChoice, wish: Partial<BidChoice>): BidChoice {
  const next = { ...choice, ...wish };
  if (next.tips === null || chosenBid(legal, next)) return next;
  return chosenBid(legal, { ...next, extra: false }) ? { ...next, extra: false } : choice;
}
