// The tables of the games. A game that has none of its own yet is played at the plain one.
import type { Component } from "svelte";
import { plainScores, type ScoreSheet } from "../table/scores";
import type { Seen, View } from "../table/seen.svelte";
import type { Told } from "../wire/schema";
import PlainTable from "./PlainTable.svelte";

/** The games there are, in the order they are shown. */
export const GAMES = ["lichterfest", "leuchtturm", "lumen"] as const;

export interface Sheet {
  /** The message of the Fluent files that names it. */
  key: string;
  Panel: Component<{ table: Seen }>;
  /** The d of a path on a field of 24 by 24, drawn as a line. */
  icon?: string;
  /** Whether something in it is worth a look now. */
  mark?: (table: Seen) => boolean;
}

export interface GameTable {
  /** Everything between the bar and the edge: board, seats, action line, one's own hand. */
  Table: Component<{ table: Seen }>;
  /** What phones show in sheets, one tap away. */
  sheets: Sheet[];
  /** What the result tells beside places and scores. */
  scores: (view: View) => ScoreSheet;
  /** Where the keyboard comes into the board, as a selector. */
  entry?: string;
  /** What a desktop shows above the log, where there is room for a column. */
  Side?: Component<{ table: Seen }>;
  /** Whether an event still belongs in the log; the rest of it is passed too. */
  tellable?: (told: Told, log: readonly Told[]) => boolean;
}

const own: Record<string, () => Promise<{ default: GameTable }>> = {
  lichterfest: () => import("./lichterfest"),
  lumen: () => import("./lumen"),
  leuchtturm: () => import("./leuchtturm"),
};

export async function gameTable(game: string): Promise<GameTable> {
  return own[game] ? (await own[game]()).default : { Table: PlainTable, sheets: [], scores: plainScores };
}
