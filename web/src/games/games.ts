// The tables of the games. A game without one of its own is played at the plain table.
import type { Component } from "svelte";
import type { Merge, Tell } from "../table/happened";
import type { Tellable } from "../table/log";
import { plainScores, type ScoreSheet } from "../table/scores";
import type { Move, TableModel, View } from "../table/model.svelte";
import type { State, Told } from "../wire/schema";
import { learnMaterial } from "./material.svelte";
import PlainTable from "./PlainTable.svelte";

/** The games with a table of their own, in the order they are shown. */
export const GAMES = ["lichterfest", "leuchtturm", "lumen"] as const;

export interface Sheet {
  /** The key of its title in the Fluent files. */
  key: string;
  Panel: Component<{ table: TableModel }>;
  /** The d of a path on a grid of 24 by 24, drawn as a line. */
  icon?: string;
  /** Whether it is a player's own: who watches has none. */
  own?: boolean;
  /** Whether it has something new to see. */
  mark?: (table: TableModel) => boolean;
}

/** How moves are marked on a board, and hints in steps for whoever looks for a better one. */
export interface Marking {
  Marks: TableModel["Marks"];
  /** From the vaguest to the clearest; the answer itself is shown after the last. */
  steps: (better: Move, made: Move, view: View) => string[];
}

export interface GameTable {
  /** Everything below the bar: board, seats, action line, the viewer's own hand. */
  Table: Component<{ table: TableModel }>;
  /** What a review adds to the table. */
  replay?: () => Promise<Marking>;
  /** What phones show in sheets. */
  sheets: Sheet[];
  /** What the result shows besides places and scores. */
  scores: (table: TableModel) => ScoreSheet;
  /** Milliseconds to look at the last move before the result covers it, if not as long as elsewhere. */
  lastLook?: number;
  /** Milliseconds for which the board shows what happened after a state; the viewer's turn comes after that. */
  lasts?: (before: State, told: readonly Told[]) => number;
  /** A selector of the element of the board that gets the keyboard focus. */
  entry?: string;
  /** Keys of its own, and the messages that say what they do. */
  keys?: Record<string, string>;
  /** What desktops show above the log, in the column beside the board. */
  Side?: Component<{ table: TableModel }>;
  /** Whether the board still shows something that the result must not cover. */
  lingers?: (table: TableModel) => boolean;
  /** Whether an event is still shown in the log. */
  tellable?: Tellable;
  /** What an event is worth in the line about what just happened; without it, the sentences of the log are taken. */
  tell?: Tell;
  /** Which events are one thing there. */
  merge?: Merge;
  /** What a move is about, in the words by which the board says it, where its sentence does not tell. */
  says?: (move: Move, table: TableModel) => string;
}

const own: Record<string, () => Promise<{ default: GameTable }>> = {
  lichterfest: () => import("./lichterfest"),
  lumen: () => import("./lumen"),
  leuchtturm: () => import("./leuchtturm"),
};

export async function gameTable(game: string): Promise<GameTable> {
  if (!own[game]) return { Table: PlainTable, sheets: [], scores: plainScores };
  const [found] = await Promise.all([own[game](), learnMaterial()]);
  return found.default;
}
