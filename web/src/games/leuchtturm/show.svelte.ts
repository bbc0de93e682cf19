// What the chart shows: it follows the events one by one, so that moves, new lights and falling towers are animated.
import { settings } from "../../settings.svelte";
import type { GameEvent } from "../../table/model.svelte";
import type { LeuchtturmView, Told } from "../../wire/schema";
import { after } from "./board";
import { flightsOf, timeOf, under, type Flight } from "./flights";

interface Change {
  next: LeuchtturmView;
  told: readonly Told[];
}

const WAITING = 3; // changes that may wait; with more of them the chart jumps to the last

export class Show {
  view: LeuchtturmView;
  flights = $state.raw<readonly Flight[]>([]);
  private readonly waiting: Change[] = [];
  private running = false;
  private hurry: (() => void) | null = null;

  constructor(first: LeuchtturmView) {
    this.view = $state.raw(first);
  }

  follow(next: LeuchtturmView, told: readonly Told[]): void {
    this.waiting.push({ next, told });
    if (!settings.motion || told.length === 0 || document.hidden || this.waiting.length > WAITING) this.skip();
    else if (!this.running) void this.run();
  }

  /** Show the latest view at once. */
  skip(): void {
    const last = this.waiting.at(-1);
    this.waiting.length = 0;
    this.flights = [];
    if (last) this.view = last.next;
    this.hurry?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let change = this.waiting[0]; change; change = this.waiting[0]) {
      await this.tell(change);
      if (this.waiting[0] !== change) continue; // it was skipped
      this.waiting.shift();
      this.view = change.next;
    }
    this.running = false;
  }

  private async tell(change: Change): Promise<void> {
    for (const { event } of change.told) {
      const before = this.view;
      await this.perform(event);
      if (this.waiting[0] !== change) return;
      this.flights = [];
      this.view = { ...before, ...after(before, event) };
    }
  }

  private perform(event: GameEvent): Promise<void> {
    const time = timeOf(this.view, event);
    this.flights = flightsOf(this.view, event);
    this.view = { ...this.view, ...under(this.view, event) };
    return this.wait(time);
  }

  private wait(time: number): Promise<void> {
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.hurry = resolve;
      setTimeout(resolve, time);
    });
  }
}
