// What Python draws with, too: art.json, defs.svg and color.svg beside the engine of each game.

/** A part of a drawing with the names in its braces filled in: with these values, or else with colours of the theme. */
export function filled(svg: string, values: Record<string, string | number>): string {
  const tight = svg.replace(/<!--.*?-->|\n\s*/g, "");
  return tight.replace(/\{([\w-]+)\}/g, (_, name: string) => `${values[name] ?? `var(--${name})`}`);
}
