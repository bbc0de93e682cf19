// What is worth telling of the others' moves: rewards first, then what they brought the viewer.
import type { Tell } from "../../table/happened";
import { say } from "../../words/words.svelte";

const WEIGHTS: Record<string, number> = { dedicated: 5, lantern: 3, exchanged: 2, laid: 1, passed: 1 };

export const tell: Tell = ({ event, phrase }, table, mover) => {
  const weight = WEIGHTS[event.event];
  if (weight === undefined || mover === table.viewer) return null;
  if (event.event === "lantern" && event.seat !== table.viewer) return null;
  // Whoever has a seat gets something, or nothing, by every tile: that tells of it.
  if (event.event === "laid" && table.viewer !== "table") return null;
  return { weight, says: say(`lichterfest-brief-${event.event}`, phrase.args) };
};
