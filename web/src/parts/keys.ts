// Keys that work anywhere on the page.

/** Elements that use keys themselves. */
const OWN = ["input", "select", "textarea", "dialog[open]"];

let keyed = false;
addEventListener("keydown", () => (keyed = true), true);
addEventListener("pointerdown", () => (keyed = false), true);

/** Whether the last thing the user did was to press a key, on this page or the one before it. */
export function isKeyed(): boolean {
  return keyed;
}

/** Whether a key is pressed without modifiers, and neither the focused element nor one of these others uses it. */
export function isFree(event: KeyboardEvent, ...others: string[]): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as Element).closest([...OWN, ...others].join());
}
