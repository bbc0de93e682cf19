// A table that the address names: it is asked for while the sentences are still on their way, and so is its game.
import { gameTable } from "../games/games";
import { Session } from "./session.svelte";

let early: Session | null = null;

/** Connect to a table before anything is shown. */
export function connectEarly(table: string): void {
  const session = (early = new Session(table));
  const stop = $effect.root(() => {
    $effect(() => {
      if (session.publicView) void gameTable(session.publicView.game).finally(stop);
    });
  });
}

/** The table that was connected early, or a new one. */
export function connect(table: string): Session {
  const found = early?.table === table ? early : new Session(table);
  early = null;
  return found;
}
