// Colours and shapes of Lichterfest. Each colour has a shape and a letter too, so that it can be told without colour.
export const COLORS = ["white", "orange", "red", "purple", "blue", "green", "black"] as const;
export type Color = (typeof COLORS)[number];
export const LETTERS = "worpbgk";

export const letterOf = (color: Color) => LETTERS[COLORS.indexOf(color)]!;
export const colorOf = (letter: string) => COLORS[LETTERS.indexOf(letter)]!;

export const GOLD = "#ffd98a";
export const PALE = "#dfe6f5";
export const DEEP = "#0a1226";
export const BRASS = "#c99a55";
const CREAM = "#fff3dd";

/** The shades of a colour: its token, the light and dark water, and the lantern from its core to its letter. */
interface Paint {
  base: string;
  light: string;
  shade: string;
  core: string;
  edge: string;
  rim: string;
  ink: string;
}

const paint = (base: string, light: string, shade: string, core: string, edge: string, rim: string, ink: string) =>
  ({ base, light, shade, core, edge, rim, ink }) satisfies Paint;

export const PAINTS: Record<string, Paint> = {
  w: paint("#f4f1e6", "#fff8e2", "#d3ccb4", "#ffffff", "#e6dfc8", "#8f825c", "#4a4029"),
  o: paint("#f29a3a", "#ffcb8c", "#bd6d17", "#fff6e6", "#f08f24", CREAM, "#5a2c00"),
  r: paint("#d8433f", "#ff9d94", "#a12a2c", "#fff3ea", "#dc443f", CREAM, "#6b100f"),
  p: paint("#9b62c9", "#d3a8f3", "#6f3f9b", "#fbf3ff", "#9b5fcc", CREAM, "#3c165e"),
  b: paint("#3f7fd0", "#a3cbff", "#28599e", "#f3f9ff", "#3f7fd0", CREAM, "#0c2f63"),
  g: paint("#4ea768", "#a9e4b8", "#33784a", "#f3fff3", "#48a364", CREAM, "#0d4220"),
  k: paint("#2b2d36", "#aab3cc", "#191b22", "#eef1f8", "#8790a8", "#c5cce0", "#14161c"),
};

/** The outline of a lantern on a panel; white needs a darker one to show on the light theme. */
export const outlineOf = (letter: string) => PAINTS[letter]![letter === "w" ? "rim" : "edge"];

/** A lantern centred at (0, 0), tip up: its outline, its ribs, and the heights of its top and bottom. */
export interface Shape {
  outline: string;
  ribs: string;
  top: number;
  bottom: number;
}

export const SHAPES: Record<string, Shape> = {
  w: {
    outline: "M0-11.2A11.2 11.2 0 1 1 0 11.2A11.2 11.2 0 1 1 0-11.2Z",
    ribs: "M0-11.2C-9-6-9 6 0 11.2C9 6 9-6 0-11.2Z",
    top: -11.2,
    bottom: 11.2,
  },
  o: {
    outline:
      "M-8.1-10.6H8.1A2.5 2.5 0 0 1 10.6-8.1V8.1A2.5 2.5 0 0 1 8.1 10.6H-8.1A2.5 2.5 0 0 1-10.6 8.1V-8.1A2.5 2.5 0 0 1-8.1-10.6Z",
    ribs: "M-6.6-10.6V10.6M6.6-10.6V10.6M-10.6-7.6H10.6M-10.6 7.6H10.6",
    top: -10.6,
    bottom: 10.6,
  },
  r: {
    outline: "M0-14.4L12.4 0L0 14.4L-12.4 0Z",
    ribs: "M0-10L8.6 0L0 10L-8.6 0ZM-12.4 0H-8.6M8.6 0H12.4",
    top: -14.4,
    bottom: 14.4,
  },
  p: {
    outline:
      "M-4.1-7.1C-7.1-15.2 7.1-15.2 4.1-7.1C9.6-13.8 16.7-1.5 8.2 0C16.7 1.5 9.6 13.8 4.1 7.1C7.1 15.2-7.1 15.2-4.1 7.1C-9.6 13.8-16.7 1.5-8.2 0C-16.7-1.5-9.6-13.8-4.1-7.1Z",
    ribs: "M0-10V-7.4M8.7-5L6.4-3.7M8.7 5L6.4 3.7M0 10V7.4M-8.7 5L-6.4 3.7M-8.7-5L-6.4-3.7",
    top: -13.4,
    bottom: 13.4,
  },
  b: {
    outline: "M0-15.6C3-10.4 10.6-6.4 10.6 1.2A10.6 10.6 0 0 1-10.6 1.2C-10.6-6.4-3-10.4 0-15.6Z",
    ribs: "M-7.4 2.4A7.6 7.6 0 0 0-1.2 8.6M0-15.6V-9.6",
    top: -15.6,
    bottom: 11.8,
  },
  g: {
    outline:
      "M0-14.6C6.4-10.4 10.6-5.4 10.6 0C10.6 5.4 6.4 10.4 0 14.6C-6.4 10.4-10.6 5.4-10.6 0C-10.6-5.4-6.4-10.4 0-14.6Z",
    ribs: "M0-14.6V-7.6M0 14.6V7.6M-9.8-3.6L-6.4-1.6M9.8-3.6L6.4-1.6M-8.4 5.8L-5.6 4.6M8.4 5.8L5.6 4.6",
    top: -14.6,
    bottom: 14.6,
  },
  k: {
    outline: "M0-13L11.3-6.5V6.5L0 13L-11.3 6.5V-6.5Z",
    ribs: "M0-9.4L8.1-4.7V4.7L0 9.4L-8.1 4.7V-4.7ZM0-13V-9.4M11.3-6.5L8.1-4.7M11.3 6.5L8.1 4.7M0 13V9.4M-11.3 6.5L-8.1 4.7M-11.3-6.5L-8.1-4.7",
    top: -13,
    bottom: 13,
  },
};

export const BOAT =
  "M-8.6 3.6H8.6Q7.6 7.6 4.4 7.6H-4.4Q-7.6 7.6-8.6 3.6ZM-.8-8.6V2H-7C-6-2.4-3.8-6.2-.8-8.6ZM1-6.4C3.8-4.4 6-1.2 6.8 2H1Z";
export const STAR = "M0-10L2.7-3.4L9.7-3.1L4.3 1.5L6.1 8.4L0 4.6L-6.1 8.4L-4.3 1.5L-9.7-3.1L-2.7-3.4Z";
export const CROWN = "M-9 6L-10-4.4L-4.4-.6L0-7.6L4.4-.6L10-4.4L9 6Z";
export const CROSS = "M-11-11L11 11M11-11L-11 11";
