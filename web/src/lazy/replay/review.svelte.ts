// The review of a finished game as it comes from the server, moment by moment.
import { reviews } from "./reviews";
import { sentenceOf } from "../../wire/http";
import type { Conclusion, GameReview, SaidMoment } from "../../wire/schema";
import { language } from "../../words/words.svelte";
import { courseOf } from "./noteworthy";
import { isLost, isTooMuch, isTrouble, LATER, waitAfter } from "./patience";

/** Milliseconds until the server is asked again: after something new, and after nothing. */
const SOON = 600;
const PAUSE = 1000;

export class Review {
  state = $state<GameReview["state"] | "refused">("unasked");
  /** Why there is no review, or not all of it. */
  refusal = $state("");
  moves = $state(0);
  /** What is known so far; the moment of move n is at n − 1. */
  said = $state.raw<readonly SaidMoment[]>([]);
  conclusion = $state.raw<Conclusion | null>(null);
  title = $state("");
  private start = $state.raw<readonly number[] | null>(null);
  private closed = false;
  /** Whether the server cannot be reached just now; it is asked again. */
  lost = $state(false);
  /** How often in a row there was no answer but that it was too much, or none at all. */
  private failed = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Which question is the last one; answers to others come too late. */
  private asked = 0;

  constructor(private readonly table: string) {}

  /** How many moves have been looked at. */
  get done(): number {
    return this.said.length;
  }

  /** Everybody's chances before the first move and after each, as far as they are known. */
  readonly course = $derived.by(() => courseOf(this.start, this.said));

  /** Whether there is more to come. */
  get making(): boolean {
    return this.state !== "refused" && !this.isWhole;
  }

  at(number: number): SaidMoment | null {
    return this.said[number - 1] ?? null;
  }

  /** Have the review made, if it is not there yet, and follow it. */
  async open(): Promise<void> {
    await this.follow();
  }

  /** Say all of it in the language of the page, which is another one now. */
  async sayAgain(): Promise<void> {
    clearTimeout(this.timer);
    this.said = [];
    this.conclusion = null;
    await this.follow();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** What follows. A server that was started anew in the middle knows of nothing, and is asked to begin again. */
  private more(): Promise<GameReview> {
    const ask = this.state === "unasked" ? reviews.start : reviews.more;
    return ask(this.table, this.done, language());
  }

  private async follow(): Promise<void> {
    const asked = ++this.asked;
    try {
      const answer = await this.more();
      if (this.closed || asked !== this.asked) return;
      [this.failed, this.lost] = [0, false];
      const fresh = this.take(answer);
      if (!this.isWhole) this.goOn(fresh ? SOON : PAUSE);
    } catch (error) {
      if (asked !== this.asked) return;
      if (this.isPassing(error)) this.goOn(waitAfter(++this.failed));
      else [this.state, this.refusal, this.lost] = ["refused", sentenceOf(error), false];
    }
  }

  /** Whether it is worth asking again: always, if nobody has said no; a few times, if the server is in trouble. */
  private isPassing(error: unknown): boolean {
    this.lost = isLost(error);
    return this.lost || isTooMuch(error) || (isTrouble(error) && this.failed < LATER.length);
  }

  private goOn(after: number): void {
    if (!this.closed) this.timer = setTimeout(() => void this.follow(), after);
  }

  private get isWhole(): boolean {
    return this.state === "complete" && this.done === this.moves && this.conclusion !== null;
  }

  /** True if it brought something new. */
  private take({ state, moves, start, title, moments, conclusion }: GameReview): boolean {
    const next = moments.filter(({ moment }) => moment.number > this.done);
    [this.state, this.moves, this.start, this.title] = [state, moves, start ?? this.start, title];
    if (next.length) this.said = [...this.said, ...next];
    this.conclusion = conclusion ?? this.conclusion;
    return next.length > 0;
  }
}
