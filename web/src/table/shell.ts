// What the page around a board hands to the parts inside it, without every board passing it on.
import { getContext, setContext } from "svelte";
import type { GameTable } from "../games/games";
import type { RefusedReply } from "../wire/schema";
import type { Move, TableModel } from "./model.svelte";
import type { Caution } from "./session.svelte";

/** A table at which something can be done: a running one, or a lesson. */
export interface Playing extends TableModel {
  refusal: RefusedReply | null;
  /** What the coach has to say of a move that waits for another press; a lesson has its own words. */
  readonly caution?: Caution | null;
  /** Who is to move and not connected; empty where nobody is waited for in vain. */
  readonly missing?: string;
  play(move: Move, sure?: boolean): Promise<boolean>;
  withdraw(): boolean;
}

/** What the column beside a board shows. */
export const TABS = ["log", "help", "rules"] as const;
export type Tab = (typeof TABS)[number];

export interface Shell {
  readonly table: Playing;
  readonly game: GameTable | null;
  /** Open the rule book beside the table, at a paragraph if there is one to read. */
  openRules(paragraph?: string): void;
}

const KEY = Symbol("shell");

export function provideShell(shell: Shell): void {
  setContext(KEY, shell);
}

/** Nothing around a board in a replay, or in a test. */
export function shellAround(): Shell | undefined {
  return getContext<Shell | undefined>(KEY);
}
