// What the viewer is choosing: a card to play, or the stones of a bid.
import type { TableModel } from "../../table/model.svelte";
import type { Bid } from "../../wire/schema";

export function playablePlaces(table: TableModel): number[] {
  return (table.legal ?? []).flatMap((move) => (move.type === "play" ? [move.place] : []));
}

/** The place that a digit key means: 1 to 9, and 0 for the tenth. */
export function placeOfKey(key: string): number | null {
  return /^\d$/.test(key) ? (Number(key) + 9) % 10 : null;
}

export function bids(table: TableModel): Bid[] {
  return (table.legal ?? []).filter((move) => move.type === "bid");
}

export interface BidChoice {
  tips: number | null;
  extra: boolean;
}

/** The legal bid that was chosen; none before a number is chosen, or if there is no such bid (M5). */
export function chosenBid(legal: readonly Bid[], { tips, extra }: BidChoice): Bid | undefined {
  return legal.find((bid) => bid.tips === tips && bid.extra === extra);
}

/** The changed choice; the extra stone is given back where no legal bid has it. */
export function wished(legal: readonly Bid[], choice: BidChoice, wish: Partial<BidChoice>): BidChoice {
  const next = { ...choice, ...wish };
  if (next.tips === null || chosenBid(legal, next)) return next;
  return chosenBid(legal, { ...next, extra: false }) ? { ...next, extra: false } : choice;
}

const NO_STONES: BidChoice = { tips: null, extra: false };

export class Choice {
  /** The place of the chosen card. */
  place = $state<number | null>(null);
  /** The place of the card that is pointed at or has the focus. */
  pointed = $state<number | null>(null);
  stones = $state<BidChoice>(NO_STONES);

  /** The places of the cards that may be played. */
  readonly playable = $derived.by(() => playablePlaces(this.table()));
  readonly bids = $derived.by(() => bids(this.table()));
  readonly bid = $derived.by(() => chosenBid(this.bids, this.stones));
  private readonly turn = $derived.by(() => `${this.table().publicView?.moves}/${this.table().viewer}`);

  constructor(private readonly table: () => TableModel) {
    // A choice holds for one turn.
    $effect(() => {
      void this.turn;
      this.place = null;
      this.stones = NO_STONES;
    });
    // The move of a hint is chosen, so that it shows; the user confirms it or takes it back.
    $effect(() => {
      const move = this.table().advice?.move;
      if (move?.type === "play") this.place = move.place;
      if (move?.type === "bid") this.stones = { tips: move.tips, extra: move.extra };
    });
  }

  /** Choose a card, or play it if it is chosen already. An illegal one is sent too: the refusal cites the rule. */
  choose(place: number): void {
    if (!this.playable.length) return;
    if (this.place === place || !this.playable.includes(place)) this.play(place);
    else this.place = place;
  }

  play(place: number): void {
    this.place = null;
    void this.table().play({ type: "play", place });
  }

  takeStones(): void {
    if (this.bid) void this.table().play(this.bid);
  }
}
