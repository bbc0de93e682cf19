// The stones on the board: what events do to them, and how much of an order stands.
import type { Landing, LeuchtturmView, Step } from "../../wire/schema";
import type { GameEvent, Move } from "../../table/model.svelte";
import { materialOf } from "../material.svelte";
import { landingAfter } from "./ring";
import { SIGNS, signOf } from "./shapes";

export type Board = Pick<LeuchtturmView, "islands" | "harbour" | "supply">;

/** The stones of a place, bottom to top; 0 is the harbour. */
export function stonesAt(board: Board, place: number): string {
  if (place === 0) return board.harbour ? signOf(board.harbour) : "";
  return board.islands[place - 1] ?? "";
}

/** Whether a tower is as high as a lighthouse. */
export function isLighthouse(stones: string): boolean {
  return stones.length === materialOf("leuchtturm").height;
}

/** The board after an event. */
export function after(board: Board, event: GameEvent): Board {
  if (event.event === "moved") return carried(board, event.origin, event.island);
  if (event.event === "refilled") {
    return { ...board, harbour: event.stone, supply: counted(board.supply, signOf(event.stone), -1) };
  }
  if (event.event === "pulled-down") {
    const islands = board.islands.with(event.island - 1, "");
    return { ...board, islands, supply: counted(board.supply, event.tower, 1) };
  }
  return board;
}

export function carried(board: Board, origin: number, island: number): Board {
  const top = stonesAt(board, origin).at(-1) ?? "";
  const left = lifted(board, origin);
  return { ...left, islands: left.islands.with(island - 1, (left.islands[island - 1] ?? "") + top) };
}

/** The board without the top stone of a place. */
export function lifted(board: Board, origin: number): Board {
  if (origin === 0) return { ...board, harbour: null };
  return { ...board, islands: board.islands.with(origin - 1, stonesAt(board, origin).slice(0, -1)) };
}

function counted(supply: readonly number[], stones: string, sign: 1 | -1): number[] {
  return SIGNS.map((one, index) => (supply[index] ?? 0) + sign * stones.split(one).length - sign);
}

export interface Standing {
  /** How many stones of the order are in place, from the bottom. */
  stones: number;
  /** On which island; null if on none. */
  island: number | null;
  /** The stones still missing, from bottom to top. */
  missing: string;
}

/** How much of an order stands, on the island where most of it does. */
export function standing(islands: readonly string[], order: string): Standing {
  let best: Standing = { stones: 0, island: null, missing: order };
  islands.forEach((tower, index) => {
    if (tower.length > best.stones && order.startsWith(tower)) {
      best = { stones: tower.length, island: index + 1, missing: order.slice(tower.length) };
    }
  });
  return best;
}

export interface LegalLanding extends Landing {
  move: Step;
}

/** Places whose top stone may be moved. */
export function origins(legal: readonly Move[]): Set<number> {
  return new Set(legal.filter(isStep).map((move) => move.from));
}

/** Where the top stone of a place may land. */
export function landings(legal: readonly Move[], origin: number): LegalLanding[] {
  const steps = legal.filter(isStep).filter((move) => move.from === origin);
  return steps.map((move) => ({ ...landingAfter(move.from, move.by), move }));
}

export function isStep(move: Move): move is Step {
  return move.type === "move";
}
