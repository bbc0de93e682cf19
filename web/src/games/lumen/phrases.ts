// Phrases for a seat: its bid and tricks, and the cards in its hand.
import type { LumenSeatView, LumenView, Stones } from "../../wire/schema";
import { say } from "../../words/words.svelte";
import { materialOf } from "../material";

/** A place of the hand as people count, from 1. The protocol and records count from 0. */
export function saidPlace(place: number): number {
  return place + 1;
}

export function bidAndTricks(seat: LumenSeatView): string {
  if (seat.bid === null) return say("lumen-no-bid");
  return say("lumen-bid-and-tricks", {
    tips: seat.bid.tips,
    extra: seat.bid.extra ? "yes" : "no",
    tricks: seat.tricks,
  });
}

/** How many tricks meet a bid. */
export function aimSaid(bid: Stones): string {
  const aim = materialOf("lumen").aims.find(({ tips, extra }) => tips === bid.tips && extra === bid.extra);
  const [least, most] = [aim!.tricks[0]!, aim!.tricks.at(-1)!];
  return say("lumen-aim", { tips: least, more: most, extra: most > least ? "yes" : "no" });
}

/** A hand for screen readers, from left to right. */
export function handAloud(view: LumenView, number: number, name: string): string {
  const cards = view.seats[number]!.hand.map((card) =>
    card.value === null
      ? say("lumen-color", { color: card.color })
      : say("lumen-card-face", { color: card.color, value: card.value }),
  );
  const plus = say(view.dark === number ? "lumen-plus-dark" : "lumen-plus-light");
  return say("lumen-hand-of", { player: name, cards: [...cards, plus].join(", ") });
}
