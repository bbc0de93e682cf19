// Keys that mean something anywhere on the page.

/** What has a use of its own for keys. */
const OWN = ["input", "select", "textarea", "dialog[open]"];

/** Whether a key is pressed alone, and neither what has the focus nor one of these others wants it. */
export function isFree(event: KeyboardEvent, ...others: string[]): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as Element).closest([...OWN, ...others].join());
}
