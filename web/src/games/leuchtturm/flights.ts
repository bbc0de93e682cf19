// Which stones fly with an event, and what lies on the board meanwhile.
import type { GameEvent } from "../../table/model.svelte";
import type { Told } from "../../wire/schema";
import { after, lifted, stonesAt, type Board } from "./board";
import { wayOf } from "./ring";
import { signOf } from "./shapes";

/** A place and a level of its tower, or the supply. */
export type Stop = { place: number; floor: number } | "supply";

export interface Flight {
  sign: string;
  stops: Stop[];
  duration: number;
  delay: number;
}

const FALL = 260;
const STAGGER = 70;
const LIGHT = 400;

export function flightsOf(board: Board, event: GameEvent): Flight[] {
  if (event.event === "moved") return [moving(board, event.origin, event.island)];
  if (event.event === "refilled") return [flight(signOf(event.stone), ["supply", { place: 0, floor: 0 }], 250)];
  return event.event === "pulled-down" ? falling(event.tower, event.island) : [];
}

/** The board without the stones that are in the air. */
export function under(board: Board, event: GameEvent): Board {
  if (event.event === "moved") return lifted(board, event.origin);
  if (event.event === "pulled-down") return { ...board, islands: board.islands.with(event.island - 1, "") };
  return board;
}

/** The flight from the top of a tower over every island on the way. */
function moving(board: Board, origin: number, island: number): Flight {
  const height = (place: number) => stonesAt(board, place).length;
  const stops = wayOf(origin, island).map((place, step) => ({ place, floor: height(place) - (step === 0 ? 1 : 0) }));
  return flight(stonesAt(board, origin).at(-1) ?? "", stops, 150 + 50 * stops.length);
}

/** The flights of a tower to the supply, the top stone first. */
function falling(tower: string, island: number): Flight[] {
  return [...tower].map((sign, floor) =>
    flight(sign, [{ place: island, floor }, "supply"], FALL, (tower.length - 1 - floor) * STAGGER),
  );
}

function flight(sign: string, stops: Stop[], duration: number, delay = 0): Flight {
  return { sign, stops, duration, delay };
}

/** Milliseconds for which an event is shown. */
export function timeOf(board: Board, event: GameEvent): number {
  if (event.event === "completed") return LIGHT;
  return Math.max(0, ...flightsOf(board, event).map(({ duration, delay }) => duration + delay));
}

/** Milliseconds until all events are shown, one after the other. */
export function lasts(board: Board, told: readonly Told[]): number {
  let time = 0;
  for (const { event } of told) {
    time += timeOf(board, event);
    board = after(board, event);
  }
  return time;
}
