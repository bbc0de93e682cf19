// The parts of the page that load when they are opened: their code, and the sentences that only they say (`page-*.ftl`).
import type { Component } from "svelte";
import { speakOf } from "../words/words.svelte";

/** A part is told the rest of its address, if it wants to know. */
type Part = Component<{ rest: readonly string[] }>;

const PARTS: Record<string, () => Promise<{ default: Part | Component<Record<string, never>> }>> = {
  calls: () => import("./calls"),
  daily: () => import("./daily"),
  learn: () => import("./learn"),
  fair: () => import("./fair"),
  games: () => import("./games"),
  join: () => import("./join"),
  me: () => import("./me"),
  new: () => import("./new"),
  privacy: () => import("./privacy"),
  puzzles: () => import("./puzzles"),
  replay: () => import("./replay"),
  rules: () => import("./rules"),
};

export function isPart(page: string): boolean {
  return Object.hasOwn(PARTS, page);
}

/** The rule book by itself, to be read beside a table. */
export async function openBook() {
  const [part] = await Promise.all([import("./rules"), speakOf("rules")]);
  return part.Book;
}

/** What those see who gather at a table, until the game begins. */
export async function openGathering() {
  const [part] = await Promise.all([import("./gather"), speakOf("gather")]);
  return part.default;
}

/** The result of a game, to be shown at its table. */
export async function openResult() {
  const [part] = await Promise.all([import("./result"), speakOf("result")]);
  return part.default;
}

/** What people say to each other, once somebody says something. */
export async function openTalk() {
  const [part] = await Promise.all([import("./talk"), speakOf("talk")]);
  return part.Talk;
}

/** A part, once it is there and can speak. */
export async function openPart(page: string): Promise<Part> {
  const [part] = await Promise.all([PARTS[page]!(), speakOf(page)]);
  return part.default as Part;
}
