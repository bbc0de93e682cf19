// What was learnt on this device, and where lessons were left. A browser that keeps nothing begins anew each time.
import type { Answer } from "./lesson.svelte";

type Answers = readonly Answer[];

interface Learnt {
  /** The names of the lessons that were finished. */
  done: string[];
  /** The answers of each lesson that was left; the last of them is the one to go on with. */
  half?: Record<string, Answers>;
  /** Only one was remembered once. */
  left?: { lesson: string; answers: Answers };
}

const KEPT = "lichtspiel-learnt";

function remembered(): Record<string, Learnt> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Learnt>;
  } catch {
    return {};
  }
}

let learnt = $state(remembered());
addEventListener("storage", () => (learnt = remembered()));

function keep(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(learnt));
  } catch {
    // nothing is stored then; the lessons work all the same
  }
}

const doneOf = (game: string): string[] => learnt[game]?.done ?? [];

function halfOf(game: string): Record<string, Answers> {
  const { half, left } = learnt[game] ?? {};
  return half ?? (left ? { [left.lesson]: left.answers } : {});
}

export function isDone(game: string, lesson: string): boolean {
  return doneOf(game).includes(lesson);
}

/** The lesson to go on with: the one that was left last, or the first that was not finished. */
export function nextLesson(game: string, lessons: readonly string[]): string | undefined {
  const left = Object.keys(halfOf(game)).filter((lesson) => lessons.includes(lesson));
  return left.at(-1) ?? lessons.find((lesson) => !isDone(game, lesson));
}

/** Where a lesson was left; at its beginning if it was not. */
export function answersOf(game: string, lesson: string): Answers {
  return halfOf(game)[lesson] ?? [];
}

export function leave(game: string, lesson: string, answers: Answers): void {
  const { [lesson]: _, ...others } = halfOf(game);
  learnt[game] = { done: doneOf(game), half: answers.length ? { ...others, [lesson]: answers } : others };
  keep();
}

export function finish(game: string, lesson: string): void {
  const { [lesson]: _, ...half } = halfOf(game);
  learnt[game] = { done: [...new Set([...doneOf(game), lesson])], half };
  keep();
}
