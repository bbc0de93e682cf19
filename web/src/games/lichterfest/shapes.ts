// Colours and shapes of Lichterfest. Each colour has a shape and a letter too, so that it can be told without colour.
import { colors, field, hearts, icons } from "../../../../src/lichtspiel/games/lichterfest/art.json";
import color from "../../../../src/lichtspiel/games/lichterfest/color.svg?raw";
import defs from "../../../../src/lichtspiel/games/lichterfest/defs.svg?raw";
import { filled } from "../art";

export type Color = keyof typeof colors;
export const COLORS = Object.keys(colors) as Color[];
/** The shades of a colour: its token, the light and dark water, and the lantern from its core to its letter. */
type Paint = (typeof colors)[Color];

const paints: Paint[] = Object.values(colors);
export const LETTERS = paints.map(({ letter }) => letter).join("");
export const PAINTS: Record<string, Paint> = Object.fromEntries(paints.map((paint) => [paint.letter, paint]));

export const letterOf = (color: Color) => colors[color].letter;
export const colorOf = (letter: string) => COLORS[LETTERS.indexOf(letter)]!;

/** The outline of a lantern on a panel; white needs a darker one to show on the light theme. */
export const outlineOf = (letter: string) => PAINTS[letter]!.border;

export const { boat: BOAT, star: STAR, crown: CROWN, cross: CROSS } = icons;
/** The centres of the lanterns on a tile, at the top, the right, the bottom and the left. */
export const HEARTS = hearts as [number, number][];

/** What is drawn more than once. */
export const DEFS = [
  filled(defs, { field, ...icons }),
  ...paints.map((paint) => filled(color, { field, ...paint })),
].join("");
