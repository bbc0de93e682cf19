// Colours and shapes of the chart: the stones with their shades, and the ground of the islands.
import { between, short } from "./geometry";

export type Sign = "r" | "w" | "k";
export type Color = "red" | "white" | "black";
export const SIGNS: readonly Sign[] = ["r", "w", "k"];
export const COLORS: readonly Color[] = ["red", "white", "black"];

export const signOf = (color: Color) => SIGNS[COLORS.indexOf(color)]!;
/** The number of a sign, the same as that of its colour. */
export const numberOf = (sign: string) => SIGNS.findIndex((one) => one === sign);
export const colorOf = (sign: string) => COLORS[numberOf(sign)]!;

/** The shades of a stone, from its edges to its highlight. */
export const SHADES: Record<Sign, { dark: string; base: string; light: string }> = {
  r: { dark: "#8e2420", base: "#c8443c", light: "#e0685c" },
  w: { dark: "#b3ac9b", base: "#f2ede0", light: "#fffdf6" },
  k: { dark: "#191b22", base: "#2b2d36", light: "#474a57" },
};

/** The uneven outline of an island, a closed curve round eleven points; always the same for the same island. */
export function ground(island: number, half: number, depth: number): string {
  const points = Array.from({ length: 11 }, (_, spot) => {
    const size = 1 + 0.09 * Math.sin(island * 2.3 + spot * 1.9);
    const angle = (spot * 2 * Math.PI) / 11;
    return { x: half * size * Math.cos(angle), y: depth * size * Math.sin(angle) };
  });
  const next = (index: number) => points[(index + 1) % points.length]!;
  const middles = points.map((point, index) => between(point, next(index), 0.5));
  const curve = points.map((_, index) => {
    const [over, to] = [next(index), middles[(index + 1) % middles.length]!];
    return `Q${short(over.x)} ${short(over.y)} ${short(to.x)} ${short(to.y)}`;
  });
  const first = middles[0]!;
  return `M${short(first.x)} ${short(first.y)}${curve.join("")}Z`;
}
