// The tables of the games. A game that has none of its own yet is played at the plain one.
import type { Component } from "svelte";
import type { Seen } from "../table/seen.svelte";
import type { Told } from "../wire/schema";
import PlainTable from "./PlainTable.svelte";

export interface GameTable {
  /** Everything between the bar and the edge: board, seats, action line, one's own hand. */
  Table: Component<{ table: Seen }>;
  /** What phones show in sheets, one tap away; the key is that of a message in the Fluent files. */
  sheets: { key: string; Panel: Component<{ table: Seen }> }[];
  /** What a desktop shows above the log, where there is room for a column. */
  Side?: Component<{ table: Seen }>;
  /** Whether an event still belongs in the log; the rest of it is passed too. */
  tellable?: (told: Told, log: readonly Told[]) => boolean;
}

const own: Record<string, () => Promise<{ default: GameTable }>> = {
  lichterfest: () => import("./lichterfest"),
  lumen: () => import("./lumen"),
};

export async function gameTable(game: string): Promise<GameTable> {
  return own[game] ? (await own[game]()).default : { Table: PlainTable, sheets: [] };
}
