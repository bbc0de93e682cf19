// By how much a game was decided.
import type { Result } from "../../wire/schema";

/** How far a lone winner is ahead of second place, or how far anybody else is behind the first; null if that says nothing. */
export function gapOf({ places, scores, ended }: Result, seat: number): number | null {
  const [won, early] = [places[seat] === 1, ["agreed", "resigned"].includes(ended)];
  const rival = scores[won ? places.indexOf(2) : places.indexOf(1)];
  const own = scores[seat];
  if (early || rival === undefined || own === undefined) return null;
  const gap = won ? own - rival : rival - own;
  return gap > 0 ? gap : null; // ties are broken by something else, and who gave up may have had more
}
