// The log by turns: the events of one move belong together.
import type { Spoken, Told } from "../wire/schema";
import type { TableModel } from "./model.svelte";

export type Tellable = (told: Told, table: TableModel) => boolean;

export interface Turn {
  version: number;
  /** The seat of its first event, if that is about one. */
  seat: number | null;
  told: Told[];
  /** Whether the move was taken back. */
  undone: boolean;
  /** What a person said meanwhile, instead of events. */
  said?: Spoken;
}

export function turnsOf(log: readonly Told[], tellable: (told: Told) => boolean): Turn[] {
  const found: Turn[] = [];
  const undoings = log.flatMap(({ event, version }) =>
    event.event === "taken-back" && event.since ? [{ since: event.since, version }] : [],
  );
  const isUndone = ({ by, version }: Told) =>
    by !== null && undoings.some((undoing) => undoing.since <= version && version < undoing.version);
  for (const told of log) {
    if (!tellable(told)) continue;
    const last = found.at(-1);
    if (last?.version === told.version) last.told.push(told);
    else found.push({ version: told.version, seat: seatOf(told), told: [told], undone: isUndone(told) });
  }
  return found;
}

function seatOf({ event }: Told): number | null {
  return "seat" in event ? event.seat : null;
}
