// A scored round is a moment of its own: the page shows it until the viewer goes on, whatever happens meanwhile.
import { TableModel, viewOf, type Aid } from "../../table/model.svelte";
import type { LumenView, PreviewEvent } from "../../wire/schema";

/** How many rounds have been scored. */
function scoredRounds(view: LumenView): number {
  return view.seats[0]?.sheet.length ?? 0;
}

/** Whether a round was scored and nobody has done anything since. */
function justScored(view: LumenView): boolean {
  return view.phase === "bid" && scoredRounds(view) > 0 && view.seats.every(({ bid }) => bid === null);
}

/** The table as it lay when the last round was scored: bids, tricks and the last trick; all cards are played. */
export function scoredView(view: LumenView): LumenView {
  const round = scoredRounds(view);
  const players = view.seats.length;
  const ended = view.phase === "over";
  return {
    ...view,
    phase: "play",
    to_move: null,
    round,
    dark: ended ? view.dark : (view.dark - 1 + players) % players, // M3: it wanders on with the next deal
    trick: view.trick?.round === round ? view.trick : null,
    seats: view.seats.map((seat) => {
      const past = seat.past?.[round - 1];
      return past
        ? { ...seat, hand: [], bid: { tips: past.tips, extra: past.extra }, tricks: past.tricks }
        : { ...seat, hand: [] };
    }),
  };
}

/** Which rounds the viewer of a table has looked at. */
export class RoundStop {
  private lookedAt = $state(0);

  constructor(private readonly table: TableModel) {
    const view = viewOf(table, "lumen");
    this.lookedAt = scoredRounds(view) - (justScored(view) ? 1 : 0);
  }

  /** Whether the last round is still shown. A replay stops nowhere, nor does a game that the players have ended. */
  get on(): boolean {
    const { prompt, publicView } = this.table;
    const view = viewOf(this.table, "lumen");
    const broken = publicView?.phase === "over" && view.phase !== "over";
    return prompt !== null && !broken && scoredRounds(view) > this.lookedAt;
  }

  goOn(): void {
    this.lookedAt = scoredRounds(viewOf(this.table, "lumen"));
    this.table.ready();
  }
}

const stops = new WeakMap<TableModel, RoundStop>();

/** The same for everybody who asks about a table. */
export function roundStop(table: TableModel): RoundStop {
  const known = stops.get(table) ?? new RoundStop(table);
  stops.set(table, known);
  return known;
}

/** A table as it was when its last round was scored. Nothing can be done there. */
export class ScoredTable extends TableModel {
  readonly legal = null;
  readonly advice = null;
  readonly waiting = null;
  readonly refusal = null;
  readonly prompt = null;

  constructor(private readonly now: TableModel) {
    super();
  }

  get view(): LumenView {
    return scoredView(viewOf(this.now, "lumen"));
  }
  get publicView() {
    return this.now.publicView;
  }
  get viewer() {
    return this.now.viewer;
  }
  get fresh() {
    return this.now.fresh;
  }
  get log() {
    return this.now.log;
  }
  play(): Promise<boolean> {
    return Promise.resolve(false);
  }
  preview(): Promise<readonly PreviewEvent[]> {
    return Promise.resolve([]);
  }
  aid(): Promise<Aid> {
    return Promise.resolve(null);
  }
}
