// What the log still shows: the cards of earlier tricks lie face down (M4), so only their winners stay.
import { viewOf, type TableModel } from "../../table/model.svelte";
import type { Played, Told } from "../../wire/schema";

export function tellable(told: Told, table: Pick<TableModel, "log" | "view">): boolean {
  const { event } = told;
  return event.event !== "played" || (liesOnTable(event, table) && told === lastCardOf(event.seat, table.log));
}

/** The view says which trick is on the table; a finished one stays there until the next lead. */
function liesOnTable({ seat, place }: Played, table: Pick<TableModel, "view">): boolean {
  return viewOf(table, "lumen").trick?.cards.some((card) => card.seat === seat && card.place === place) ?? false;
}

/** A seat plays from the same place again in another round, so only its last card can be the one on the table. */
function lastCardOf(seat: number, log: readonly Told[]): Told | undefined {
  return log.findLast(({ event }) => event.event === "played" && event.seat === seat);
}
