// What events bring to each seat, read off the server's previews and log.
import type { GameEvent } from "../../table/model.svelte";
import type { SetKind } from "../../wire/schema";
import { materialOf } from "../material.svelte";
import { COLORS, letterOf, type Color } from "./shapes";

export type Kind = SetKind["kind"];
/** The kinds of sets, in the order of their stacks of rewards. */
export const kinds = () => materialOf("lichterfest").sets.map(({ kind }) => kind);
/** The value printed on a general reward. */
export const generalValue = () => materialOf("lichterfest").general_value;

export interface Gain {
  color: Color;
  received: boolean;
}

export interface Consequence {
  /** By seat: the lantern that its side of the tile gives. */
  lanterns: Map<number, Gain>;
  /** The matched edges, by side of the table. */
  bonus: (Gain & { side: number })[];
  /** The places of tiles that give a boat. */
  boats: [number, number][];
}

export function consequenceOf(events: readonly GameEvent[]): Consequence {
  const found: Consequence = { lanterns: new Map(), bonus: [], boats: [] };
  for (const event of events) {
    if (event.event === "lantern") found.lanterns.set(event.seat, event);
    else if (event.event === "bonus") found.bonus.push(event);
    else if (event.event === "boat") found.boats.push(event.at);
  }
  return found;
}

/** The cards of a set, colour by colour; one that names no colours has all of them. */
export function cardsOf(kind: Kind, colors: readonly Color[]): string[] {
  const { cards_each } = materialOf("lichterfest").sets.find((set) => set.kind === kind)!;
  return (colors.length ? colors : COLORS).flatMap((color) => Array<string>(cards_each).fill(letterOf(color)));
}

/** By how much the cards of a seat change, colour by colour. */
export function changesOf(events: readonly GameEvent[], seat: number): number[] {
  const changes = COLORS.map(() => 0);
  const add = (color: Color, by: number) => (changes[COLORS.indexOf(color)]! += by);
  for (const event of events) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if ((event.event === "lantern" || event.event === "bonus") && event.received) add(event.color, 1);
    else if (event.event === "discarded") add(event.color, -1);
    else if (event.event === "exchanged") [add(event.give, -1), add(event.take, 1)];
    else if (event.event === "dedicated") for (const color of dedicated(event.kind, event.colors)) add(color, -1);
  }
  return changes;
}

const dedicated = (kind: Kind, colors: readonly Color[]) =>
  cardsOf(kind, colors).map((letter) => COLORS.find((color) => letterOf(color) === letter)!);

/** The value of the reward on top of a stack now. */
export function valueOf(rewards: readonly (readonly number[])[], kind: Kind): number {
  return rewards[kinds().indexOf(kind)]?.[0] ?? generalValue();
}

export const plusMinus = (change: number) => (change > 0 ? `+${change}` : `−${-change}`);
