// The pictures of the app, drawn from the lantern when the page is built: telephones want bitmaps, and so do previews of links.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";

const HERE = import.meta.dirname;
const ART = JSON.parse(readFileSync(join(HERE, "../src/lichtspiel/core/art.json"), "utf-8")) as {
  themes: { night: { ground: string } };
};
const GROUND = ART.themes.night.ground;
/** How much of an icon the lantern takes: telephones cut maskable ones to a circle of four fifths. */
const WHOLE = 1;
const SAFE = 0.62;

const lantern = () => readFileSync(join(HERE, "public/lantern.svg"), "utf-8").replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");

/** The lantern in a square of 32, on a ground of this colour if there is one. */
function icon(share: number, ground?: string): string {
  const inset = 16 * (1 - share);
  const square = ground ? `<rect width="32" height="32" fill="${ground}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${square}<g transform="translate(${inset} ${inset}) scale(${share})">${lantern()}</g></svg>`;
}

/** Only its outline counts: Android paints the rest white. */
const badge = () => icon(WHOLE).replace(/(fill|stroke)="#\w+"/g, '$1="#fff"');

/** Every picture, and how many pixels wide it is. */
const PICTURES: Record<string, { drawn: () => string; wide: number }> = {
  "lantern-192.png": { drawn: () => icon(WHOLE), wide: 192 },
  "lantern-512.png": { drawn: () => icon(WHOLE), wide: 512 },
  "lantern-maskable-192.png": { drawn: () => icon(SAFE, GROUND), wide: 192 },
  "lantern-maskable-512.png": { drawn: () => icon(SAFE, GROUND), wide: 512 },
  "lantern-apple-180.png": { drawn: () => icon(SAFE, GROUND), wide: 180 },
  "lantern-badge-96.png": { drawn: badge, wide: 96 },
  "share.png": { drawn: () => readFileSync(join(HERE, "app/share.svg"), "utf-8"), wide: 1200 },
};

async function wakeRenderer(): Promise<void> {
  const module = fileURLToPath(import.meta.resolve("@resvg/resvg-wasm"));
  await initWasm(readFileSync(join(dirname(module), "index_bg.wasm")));
}

export function icons(): Plugin {
  return {
    name: "lichtspiel-icons",
    apply: "build",
    async writeBundle({ dir }) {
      await wakeRenderer();
      const folder = join(dir!, "icons");
      mkdirSync(folder);
      for (const [name, { drawn, wide }] of Object.entries(PICTURES)) {
        const picture = new Resvg(drawn(), { fitTo: { mode: "width", value: wide } }).render();
        writeFileSync(join(folder, name), picture.asPng());
      }
    },
  };
}
