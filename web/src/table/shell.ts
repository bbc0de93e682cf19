// What the page around a board hands to the parts inside it, without every board passing it on.
import { getContext, setContext } from "svelte";
import type { GameTable } from "../games/games";
import type { Session } from "./session.svelte";

export interface Shell {
  readonly table: Session;
  readonly game: GameTable | null;
}

const KEY = Symbol("shell");

export function provideShell(shell: Shell): void {
  setContext(KEY, shell);
}

/** Nothing around a board in a replay, or in a test. */
export function shellAround(): Shell | undefined {
  return getContext<Shell | undefined>(KEY);
}
