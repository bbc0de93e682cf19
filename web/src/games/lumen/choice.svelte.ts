// What the viewer is choosing at the table: a card to play, or the stones of a bid.
import type { Seen } from "../../table/seen.svelte";
import type { Bid, Play } from "../../wire/schema";

export function playablePlaces(table: Seen): number[] {
  return (table.legal ?? []).flatMap((move) => (move.type === "play" ? [(move as Play).place] : []));
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
  private readonly turn = $derived.by(() => `${this.table().sight?.moves}/${this.table().viewer}`);

  constructor(private readonly table: () => Seen) {
    // A choice holds for one turn.
    $effect(() => {
      void this.turn;
      this.place = null;
      this.stones = NO_STONES;
    });
    // What a hint advises is chosen, to be looked at; the person confirms it or takes it back.
    $effect(() => {
      const move = this.table().advice?.move;
      if (move?.type === "play") this.place = move.place;
      if (move?.type === "bid") this.stones = { tips: move.tips, extra: move.extra };
    });
  }

  /** First the card, then the same again; the server says why another cannot be played, with the paragraph. */
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
