// Panes of coloured glass: tones, emblems and leading. A pane is drawn 100 wide and PANE_HEIGHT high, then scaled.
import { colors, height, middle } from "../../../../src/lichtspiel/games/lumen/art.json";
import glass from "../../../../src/lichtspiel/games/lumen/color.svg?raw";
import defs from "../../../../src/lichtspiel/games/lumen/defs.svg?raw";
import type { HandCard } from "../../wire/schema";
import { filled } from "../art";

export type Color = HandCard["color"];

/** The shades of each glass, from the lightest to the darkest. */
export const TONES: Record<Color, { letter: string; light: string; base: string; dark: string; darkest: string }> =
  colors;
export const COLORS = Object.keys(colors) as Color[];
export const PANE_HEIGHT = height;
export const RATIO = PANE_HEIGHT / 100;
/** The height of a pane where there is little room. */
export const SHORT_HEIGHT = 114;
export const LEAD = "var(--lead)";

/** The height at which the leading meets: behind the numeral of a front, behind the emblem of a back. */
export const MIDDLE = middle;

/** What is drawn more than once. */
export const DEFS = [
  filled(defs, { height }),
  ...Object.values(colors).map((tones) => filled(glass, { height, ...tones })),
].join("");
