// What the viewer is choosing: a card to play, or the stones of a bid.
import { Deliberate } from "../../table/deliberate";
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

/** A bid that is not answered yet. */
export function waitingBid({ waiting }: TableModel): Bid | null {
  return waiting?.move.type === "bid" ? waiting.move : null;
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
  private readonly presses = new Deliberate();

  constructor(private readonly table: () => TableModel) {
    // A choice holds for one turn.
    $effect(() => {
      void [this.turn, this.table().waiting];
      this.giveUp();
    });
    // The move of a hint is chosen, so that it shows; the user confirms it or takes it back. So is one that waits.
    $effect(() => {
      const { advice, waiting } = this.table();
      const move = waiting?.move ?? advice?.move;
      if (move?.type === "play") this.place = move.place;
      if (move?.type === "bid") this.stones = { tips: move.tips, extra: move.extra };
    });
  }

  /** Nothing is chosen any more. */
  giveUp(): void {
    this.place = null;
    this.stones = NO_STONES;
    this.presses.forget();
  }

  /** A card is pressed: that chooses it, and plays it if it was chosen. Of an illegal one the rule is told. */
  press(place: number): void {
    // One that cannot be played yet is not chosen: it may become playable between the presses of a double tap.
    if (!this.playable.includes(place)) void this.table().explain({ type: "play", place });
    else if (this.presses.press(`place ${place}`) && this.place === place) this.play(place);
    else this.place = place;
  }

  /** Choose a card in another way than by pressing it: by its digit, by dragging it. Of an illegal one the rule is told. */
  choose(place: number): void {
    this.presses.hold(`place ${place}`);
    if (this.playable.includes(place)) this.place = place;
    else void this.table().explain({ type: "play", place });
  }

  play(place: number): void {
    this.giveUp();
    void this.table().play({ type: "play", place });
  }

  /** A stone is pressed: that chooses so many, and bids them if they were chosen. */
  pressStone(tips: number): void {
    const again = this.presses.press(`tips ${tips}`);
    if (again && this.stones.tips === tips) this.takeStones();
    else this.wish({ tips });
  }

  /** Choose so many by their digit: Enter then bids them. */
  chooseStones(tips: number): void {
    this.presses.hold(`tips ${tips}`);
    this.wish({ tips });
  }

  /** Choose other stones. Of an extra stone that cannot be taken the rule is told. */
  wish(wish: Partial<BidChoice>): void {
    this.stones = wished(this.bids, this.stones, wish);
    if (wish.extra && !this.stones.extra)
      void this.table().explain({ type: "bid", tips: this.stones.tips!, extra: true });
  }

  takeStones(): void {
    if (this.bid) void this.table().play(this.bid);
  }
}
