// Keys that work anywhere on the page, and where they go on.
import { tick } from "svelte";

/** Elements that use keys themselves. */
const OWN = ["input", "select", "textarea", "dialog[open]"];

let keyed = false;
addEventListener("keydown", () => (keyed = true), true);
addEventListener("pointerdown", () => (keyed = false), true);

/** Whether the last thing the user did was to press a key, on this page or the one before it. */
export function isKeyed(): boolean {
  return keyed;
}

/** What has the focus only until there is something better: nothing, what cannot be used any more, the action line. */
const LOST = "body, :disabled, .line.panel, .place:not(.live)[aria-disabled=false]";

/** For keyboard users: if what had the focus has gone, the first of these that is in sight gets it. */
export async function regain(...selectors: string[]): Promise<void> {
  await tick();
  for (const found of selectors.flatMap((each) => [...document.querySelectorAll<HTMLElement>(each)])) {
    if (!keyed || !document.activeElement?.matches(LOST)) return;
    if (found.tabIndex < 0) found.tabIndex = -1; // a heading, a row
    found.focus();
  }
}

/** Whether a key is pressed without modifiers, and neither the focused element nor one of these others uses it. */
export function isFree(event: KeyboardEvent, ...others: string[]): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as Element).closest([...OWN, ...others].join());
}
