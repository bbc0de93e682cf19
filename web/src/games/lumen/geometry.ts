// Where things are on the table, in pixels.
import { rim } from "../../../../src/lichtspiel/games/lumen/art.json";
import { RATIO } from "./shapes";

export interface Size {
  width: number;
  height: number;
}

/** The sides of the other seats by number of players, clockwise from the viewer's at the bottom (M1). */
export const SIDES: Record<number, readonly ("left" | "top" | "right")[]> = {
  3: ["left", "right"],
  4: ["left", "top", "right"],
  5: ["left", "top", "top", "right"],
};

export interface Stage {
  /** The round table. */
  table: Size;
  /** The height of the row of hands above it; 0 if nobody sits there. */
  top: number;
  /** The width of a column beside it. */
  side: number;
  /** The width of a card of the trick. */
  card: number;
}

const GAP = 12;
/** The height of the names above two hands that share the top row. */
export const LINE = 31;
const OVAL = 1.146;

/** Divides a stage of this size between the round table and the hands round it. */
export function stage({ width, height }: Size, players: number): Stage {
  const top = players > 3 ? Math.round(Math.min(118, Math.max(72, height * 0.235))) + (players > 4 ? LINE : 0) : 0;
  const high = Math.max(120, Math.min(height - top - (top ? GAP : 0), (width * 0.4) / OVAL, 470));
  const table = { width: Math.round(high * OVAL), height: Math.round(high) };
  return {
    table,
    top,
    side: Math.max(0, Math.floor((width - table.width) / 2 - GAP)),
    card: Math.round(Math.min(96, high * (players > 4 ? 0.185 : 0.205))),
  };
}

export interface Fan {
  /** The width of a pane, and the distance from one to the next. */
  pane: number;
  pitch: number;
  /** How many cards each row has; the plus card is at the end of the last. */
  rows: number[];
}

const PLUS = 0.76;
const ROW_GAP = 6;
/** How much of a card must show to be read easily. */
const EASY = 37;

/** The width of the plus card beside panes of this width. */
export function plusWidth(pane: number): number {
  return Math.round(pane * PLUS);
}

/** The fewest rows in which every numeral can be read easily; if there are none, the rows that show most. */
export function fan(count: number, room: Size, most: number, rows = 3, ratio = RATIO): Fan {
  let best = inRows(count, room, most, 1, ratio);
  for (let number = 2; number <= Math.min(rows, count) && best.pitch < Math.min(EASY, best.pane * 0.94); number++) {
    const next = inRows(count, room, most, number, ratio);
    if (Math.min(next.pitch, EASY) > Math.min(best.pitch, EASY) * 1.1) best = next;
  }
  return best;
}

function inRows(count: number, room: Size, most: number, rows: number, ratio: number): Fan {
  const high = (room.height - (rows - 1) * ROW_GAP) / rows;
  const pane = Math.max(16, Math.floor(Math.min(most, high / ratio)));
  const longest = Math.ceil(count / rows);
  const free = room.width - pane - plusWidth(pane) - 8;
  const pitch = longest < 2 ? pane : Math.min(pane * 0.96, free / (longest - 1));
  return { pane, pitch: Math.max(4, pitch), rows: shared(count, rows) };
}

/** Shares cards among rows, the longer rows first. */
function shared(count: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
}

/** By how much the card at a place of its row is turned about its lower edge. */
export function turn(at: number, count: number, degrees: number): number {
  return (at - (count - 1) / 2) * degrees;
}

/** The centre of a seat's card on the round table, from 0 to 1; the viewer's own is at the bottom. */
export function trickSpot(offset: number, players: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (2 * Math.PI * offset) / players;
  const high = players > 4 ? 0.246 : 0.218; // closer to the centre there is room for a word above a card
  return { x: 0.5 + 0.29 * Math.cos(angle), y: 0.5 + high * Math.sin(angle) };
}

/** How much of a card shows at least: its middle, so that pressing it there means it and not its neighbour. */
const SHOWN = 0.55;

/** The viewer's own hand, as large as fits. Its cards may overlap, as backs have no numeral to hide. */
export function ownHand(count: number, width: number, most: number): { pane: number; pitch: number } {
  const large = Math.max(44, Math.min(most, Math.floor(width / (count + 1) / 1.08)));
  const pane = Math.min(large, Math.floor((width - 11) / ((count - 1) * SHOWN + 1 + PLUS)));
  const free = width - pane - plusWidth(pane) - 10;
  return { pane, pitch: Math.max(4, Math.min(Math.round(pane * 1.14), free / Math.max(1, count - 1))) };
}

/** The rim of the round table: pieces of glass, each a polygon in a square from -1 to 1. */
export const RIM: readonly string[] = Array.from({ length: rim.segments }, (_, at) =>
  [
    [rim.inside, rim.gap],
    [rim.inside, 1 - rim.gap],
    [rim.outside, 1 - rim.gap],
    [rim.outside, rim.gap],
  ]
    .map(([far, part]) => {
      const angle = (2 * Math.PI * (at + part!)) / rim.segments;
      return `${(far! * Math.cos(angle)).toFixed(3)},${(far! * Math.sin(angle)).toFixed(3)}`;
    })
    .join(" "),
);
