// What is worth telling of the others' moves: cards and lighthouses first, then where stones went.
import type { Tell } from "../../table/happened";
import { say } from "../../words/words.svelte";

const WEIGHTS: Record<string, number> = { claimed: 6, "pulled-down": 5, completed: 4, moved: 2, refilled: 1 };

export const tell: Tell = ({ event, phrase }, table, mover) => {
  const weight = WEIGHTS[event.event];
  if (weight === undefined) return null;
  if (mover === table.viewer && (event.event !== "claimed" || event.seat === mover)) return null;
  return { weight, says: say(`leuchtturm-brief-${event.event}`, phrase.args) };
};
