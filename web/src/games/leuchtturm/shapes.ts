// Colours and shapes of the chart: the stones with their shades, and the ground of the islands.
import { colors, islands } from "../../../../src/lichtspiel/games/leuchtturm/art.json";
import color from "../../../../src/lichtspiel/games/leuchtturm/color.svg?raw";
import defs from "../../../../src/lichtspiel/games/leuchtturm/defs.svg?raw";
import { filled, scaled } from "../art";

export type Sign = "r" | "w" | "k";
export type Color = keyof typeof colors;
export const COLORS = Object.keys(colors) as Color[];
export const SIGNS = Object.values(colors).map(({ letter }) => letter as Sign);

export const signOf = (color: Color) => SIGNS[COLORS.indexOf(color)]!;
/** The number of a sign, the same as that of its colour. */
export const numberOf = (sign: string) => SIGNS.findIndex((one) => one === sign);
export const colorOf = (sign: string) => COLORS[numberOf(sign)]!;

/** The shades of a stone, from its edges to its highlight, and those of its outline, its top and its letter. */
export const shadesOf = (sign: string) => colors[colorOf(sign)];

/** The uneven outline of an island, a closed curve; always the same for the same island. */
export const ground = (island: number, half: number, depth: number) => scaled(islands[island - 1] ?? "", half, depth);

/** What is drawn more than once. */
export const DEFS = [filled(defs, {}), ...Object.values(colors).map((shades) => filled(color, shades))].join("");
