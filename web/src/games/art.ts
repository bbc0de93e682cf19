// What Python draws with, too: art.json, defs.svg and color.svg beside the engine of each game.

/** A part of a drawing with the names in its braces filled in: with these values, or else with colours of the theme. */
export function filled(svg: string, values: Record<string, string | number>): string {
  return svg.replace(/\{([\w-]+)\}/g, (_, name: string) => `${values[name] ?? `var(--${name})`}`);
}

/** A path drawn so many times as large; across and down may differ if it is made of points alone. */
export function scaled(path: string, across: number, down = across): string {
  let index = 0;
  return path.replace(/-?[\d.]+/g, (value) => `${short(Number(value) * (index++ % 2 ? down : across))}`);
}

/** A number with two decimals, for paths. */
const short = (value: number) => Math.round(value * 100) / 100;
