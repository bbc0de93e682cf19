// The log by turns: the events of one move belong together.
import type { Phrase, Told } from "../wire/schema";
import type { TableModel } from "./model.svelte";

export type Tellable = (told: Told, table: TableModel) => boolean;

export interface Turn {
  version: number;
  /** The seat of its first event, if that is about one. */
  seat: number | null;
  told: Told[];
}

export function turnsOf(log: readonly Told[], tellable: (told: Told) => boolean): Turn[] {
  const found: Turn[] = [];
  for (const told of log) {
    if (!tellable(told)) continue;
    const last = found.at(-1);
    if (last?.version === told.version) last.told.push(told);
    else found.push({ version: told.version, seat: seatOf(told), told: [told] });
  }
  return found;
}

const FEW = 2;

/** The last move in few sentences: what was done, and what it brought the viewer; without what the prompt says. */
export function lately({ log, viewer, prompt }: Pick<TableModel, "log" | "viewer" | "prompt">): Phrase[] {
  const version = log.at(-1)?.version;
  return log
    .filter((told) => told.version === version)
    .filter((told, index) => index === 0 || seatOf(told) === viewer)
    .map((told) => told.phrase)
    .filter((phrase) => phrase !== prompt)
    .slice(0, FEW);
}

function seatOf({ event }: Told): number | null {
  return "seat" in event ? event.seat : null;
}
