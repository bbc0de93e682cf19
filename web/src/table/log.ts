// The log by turns: what one move brought belongs together.
import type { Told } from "../wire/schema";

export type Tellable = (told: Told, log: readonly Told[]) => boolean;

export interface Turn {
  version: number;
  /** The seat it begins with, if it is about one. */
  seat: number | null;
  told: Told[];
}

export function turnsOf(log: readonly Told[], tellable: Tellable): Turn[] {
  const found: Turn[] = [];
  for (const told of log) {
    if (!tellable(told, log)) continue;
    const last = found.at(-1);
    if (last?.version === told.version) last.told.push(told);
    else found.push({ version: told.version, seat: seatOf(told), told: [told] });
  }
  return found;
}

function seatOf({ event }: Told): number | null {
  return "seat" in event ? event.seat : null;
}
