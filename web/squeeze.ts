import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** The sentences of each language, as the server sends them; Python writes them there before the page is built. */
const SENTENCES = "../build/sentences";

/** Beside each built file the same squeezed as far as it goes, so that the server has nothing to do but send it. */
export function squeeze(): Plugin {
  return {
    name: "squeeze",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (html) => html.replace(/\s*\n\s*/g, "") },
    writeBundle({ dir }, files) {
      for (const file of [...Object.keys(files).filter((name) => /\.(js|css)$/.test(name)), "lantern.svg"]) {
        const path = join(dir!, file);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
      mkdirSync(join(dir!, "squeezed"));
      for (const file of readdirSync(SENTENCES)) {
        const content = readFileSync(join(SENTENCES, file));
        const digest = createHash("sha256").update(content).digest("hex").slice(0, 16); // as server/http/kept.py names it
        writeFileSync(join(dir!, "squeezed", `${digest}.br`), brotliCompressSync(content));
      }
    },
  };
}
