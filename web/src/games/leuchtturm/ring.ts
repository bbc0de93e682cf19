// How stones go round the ring of islands, looked up in what the server says of it.
import type { Landing } from "../../wire/schema";
import { materialOf } from "../material.svelte";

const landingsFrom = (place: number): readonly Landing[] => materialOf("leuchtturm").landings[place] ?? [];

/** Where a move by so many islands leads, and the points it costs. */
export function landingAfter(place: number, by: number): Landing {
  return landingsFrom(place)[by - 1]!;
}

export function islandAfter(place: number, by: number): number {
  return landingAfter(place, by).island;
}

/** By how many islands a stone must move to get from a place to an island. */
export function distance(place: number, island: number): number {
  return landingsFrom(place).findIndex((landing) => landing.island === island) + 1;
}

/** The places on the way of a stone, including both ends. */
export function wayOf(place: number, island: number): number[] {
  const passed = landingsFrom(place).slice(0, distance(place, island));
  return [place, ...passed.map((landing) => landing.island)];
}
