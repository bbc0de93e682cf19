// Keys that work anywhere on the page.

/** Elements that use keys themselves. */
const OWN = ["input", "select", "textarea", "dialog[open]"];

/** Whether a key is pressed without modifiers, and neither the focused element nor one of these others uses it. */
export function isFree(event: KeyboardEvent, ...others: string[]): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as Element).closest([...OWN, ...others].join());
}
