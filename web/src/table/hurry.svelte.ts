// The last seconds of the user's own time: heard, if sounds are on, and seen in the title of the tab.
import { say } from "../words/words.svelte";
import type { Session } from "./session.svelte";
import { ticking } from "./ticking.svelte";

export const LAST_SECONDS = 10;

export class Hurry {
  private readonly clock: { readonly now: number };

  constructor(private readonly table: Session) {
    this.clock = ticking(() => this.deadline !== null);
  }

  /** The seconds left, once they are few; null if there is no hurry. */
  readonly seconds = $derived.by(() => {
    if (this.deadline === null) return null;
    const left = Math.ceil((this.deadline - (this.clock.now + this.table.ahead)) / 1000);
    return left > 0 && left <= LAST_SECONDS ? left : null;
  });

  private get deadline(): number | null {
    return this.table.acting ? (this.table.publicView?.deadline ?? null) : null;
  }
}

/** The title of the tab: whether it is the user's turn, and when time gets short. */
export function pageTitle(game: string, acting: boolean, seconds: number | null): string {
  if (!acting) return game;
  const turn = `● ${say("web-your-turn")} – ${game}`;
  return seconds === null ? turn : `${seconds} s ${turn}`;
}
