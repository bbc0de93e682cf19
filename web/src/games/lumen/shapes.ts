// Panes of coloured glass: tones, emblems and leading. A pane is drawn 100 wide and PANE_HEIGHT high, then scaled.
import type { HandCard } from "../../wire/schema";

export type Color = HandCard["color"];

export const COLORS: readonly Color[] = ["yellow", "red", "green", "blue", "purple"];
export const PANE_HEIGHT = 146;
export const RATIO = PANE_HEIGHT / 100;
/** The height of a pane where there is little room. */
export const SHORT_HEIGHT = 114;
export const LEAD = "#0a0d14";

/** The shades of each glass, from the lightest to the darkest. */
export const TONES: Record<Color, { letter: string; light: string; base: string; dark: string; darkest: string }> = {
  yellow: { letter: "y", light: "#ffe38a", base: "#f5c542", dark: "#b98512", darkest: "#5c4206" },
  red: { letter: "r", light: "#f07a70", base: "#d8433f", dark: "#8f2220", darkest: "#4a0d0c" },
  green: { letter: "g", light: "#86d39a", base: "#4ea768", dark: "#27683c", darkest: "#0f3a1d" },
  blue: { letter: "b", light: "#7fb2f0", base: "#3f7fd0", dark: "#1f4a8c", darkest: "#0c2550" },
  purple: { letter: "p", light: "#c79be8", base: "#9b62c9", dark: "#5f3287", darkest: "#301548" },
};

/** The height at which the leading meets: behind the numeral of a front, behind the emblem of a back. */
export const MIDDLE = { face: 58, back: 64 } as const;

const point = (angle: number, far: number) =>
  `${(Math.sin(angle) * far).toFixed(2)} ${(-Math.cos(angle) * far).toFixed(2)}`;

const disc = (radius: number) =>
  `M${radius} 0A${radius} ${radius} 0 1 1-${radius} 0A${radius} ${radius} 0 1 1 ${radius} 0Z`;

/** Twelve rays, alternately long and short. */
const rays = Array.from({ length: 12 }, (_, ray) => {
  const angle = (ray * Math.PI) / 6;
  return `M${point(angle - 0.22, 6.3)}L${point(angle, ray % 2 ? 8.6 : 10)}L${point(angle + 0.22, 6.3)}Z`;
}).join("");

const petals = Array.from({ length: 6 }, (_, petal) => {
  const angle = (petal * Math.PI) / 3;
  return `M0 0Q${point(angle - 0.62, 9)} ${point(angle, 10)}Q${point(angle + 0.62, 9)} 0 0Z`;
}).join("");

/** The emblem of each colour, ten units in radius: sun, diamond, leaf, drop, lotus. No colour goes without one. */
export const EMBLEMS: Record<Color, { shape: string; veins?: string; line?: number }> = {
  yellow: { shape: disc(5.6) + rays, line: 0.5 },
  red: { shape: "M0-10L7.4 0L0 10L-7.4 0Z" },
  green: {
    shape: "M0-10C5.4-6.6 7-2 7 1.2C7 5.4 4 8.4 0 10C-4 8.4-7 5.4-7 1.2C-7-2-5.4-6.6 0-10Z",
    veins: "M0-6V10M0-1L4-4.2M0-1L-4-4.2M0 4L4.6.6M0 4L-4.6.6",
  },
  blue: { shape: "M0-10C2.2-5.6 7-1.6 7 3A7 7 0 0 1-7 3C-7-1.6-2.2-5.6 0-10Z" },
  purple: { shape: petals, veins: disc(2.3) },
};

const LOW = Math.round(PANE_HEIGHT * 0.42);
const HIGH = Math.round(PANE_HEIGHT * 0.74);
const RIM: readonly (readonly [number, number])[] = [
  [0, 0],
  [50, 0],
  [100, 0],
  [100, LOW],
  [100, HIGH],
  [100, PANE_HEIGHT],
  [50, PANE_HEIGHT],
  [0, PANE_HEIGHT],
  [0, HIGH],
  [0, LOW],
];
/** How bright (above 0) or dark each piece between two leads is; the light comes from the top left. */
const LIGHT = [0.34, 0.16, -0.12, 0.14, -0.3, -0.38, -0.24, 0.1, -0.16, 0.24];

export interface Facet {
  d: string;
  fill: string;
  opacity: number;
}

export function facets(middle: number): Facet[] {
  return RIM.map(([x, y], at) => {
    const [nextX, nextY] = RIM[(at + 1) % RIM.length]!;
    const light = LIGHT[at]!;
    return {
      d: `M50 ${middle}L${x} ${y}L${nextX} ${nextY}Z`,
      fill: light > 0 ? "#fff" : "#000",
      opacity: Math.abs(light),
    };
  });
}

export function leading(middle: number): string {
  return RIM.map(([x, y]) => `M50 ${middle}L${x} ${y}`).join("");
}
