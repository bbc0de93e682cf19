// Phrases for a seat: its bid and tricks, and the cards in its hand.
import type { HandCard, LumenSeatView, LumenView, PastRound, Stones } from "../../wire/schema";
import type { TableModel } from "../../table/model.svelte";
import { say } from "../../words/words.svelte";
import { materialOf } from "../material.svelte";

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

/** The same in little room. */
export function bidBrief({ bid, tricks }: LumenSeatView): string {
  return bid ? say("lumen-bid-brief", { bid: madeBid(bid), tricks }) : say("lumen-no-bid");
}

/** A bid as short as can be: 2, or 2+ with the extra stone. */
export function madeBid({ tips, extra }: Stones | PastRound): string {
  return `${tips}${extra ? "+" : ""}`;
}

/** How many tricks meet a bid. */
export function aimSaid(bid: Stones): string {
  return say("lumen-aim", aimOf(bid));
}

/** What a bid in this round is about: the tricks that meet it, and what they bring. */
export function bidMeans(bid: Stones, round: number): string {
  return say("lumen-bid-means", { ...aimOf(bid), round });
}

function aimOf(bid: Stones) {
  const aim = materialOf("lumen").aims.find(({ tips, extra }) => tips === bid.tips && extra === bid.extra);
  const [least, most] = [aim!.tricks[0]!, aim!.tricks.at(-1)!];
  return { tips: least, more: most, extra: most > least ? "yes" : "no" };
}

/** What the pad goes by at this table. */
export function padHelp({ publicView }: Pick<TableModel, "publicView">): string {
  return say(publicView?.aids.memory ? "lumen-pad-help-memory" : "lumen-pad-help");
}

/** A card as whoever sees it can say it. */
export const cardSaid = ({ color, value }: Pick<HandCard, "color" | "value">) =>
  value === null ? say("lumen-card-color", { color }) : say("lumen-card-face", { color, value });

/** A hand for screen readers, from left to right. */
export function handAloud(view: LumenView, number: number, name: string): string {
  const cards = view.seats[number]!.hand.map(cardSaid);
  const plus = say(view.dark === number ? "lumen-plus-dark" : "lumen-plus-light");
  return say("lumen-hand-of", { player: name, cards: [...cards, plus].join(", ") });
}
