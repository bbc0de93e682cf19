// The aid of the game: the lighthouses in reach this turn.
import type { TableModel } from "../../table/model.svelte";
import type { Reach } from "../../wire/schema";

/** Null if the table does not allow the aid. */
export async function reachOf(table: TableModel): Promise<Reach[] | null> {
  const aid = await table.aid();
  return aid?.filter((part) => "moves" in part) ?? null;
}

const USEFUL: readonly Reach["serves"][] = ["me", "public", "take-over"];

/** Whether the viewer would get a card for this lighthouse. */
export function isUseful({ serves }: Reach): boolean {
  return USEFUL.includes(serves);
}
