import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** The sentences of each language, as the server sends them; Python writes them there before the page is built. */
const SENTENCES = "../build/sentences";

/** Ways to write the same with Brotli: sizes of blocks (64 or 128 kB) and codes of distances. Which is shortest depends on the text. */
const WAYS = [16, 17].flatMap((block) =>
  [0, 1, 2].flatMap((postfix) =>
    [0, 4, 12].map((direct) => ({
      [constants.BROTLI_PARAM_LGBLOCK]: block,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct << postfix,
    })),
  ),
);

function shortest(content: Buffer): Buffer {
  const written = WAYS.map((params) => brotliCompressSync(content, { params }));
  return written.reduce((best, other) => (other.length < best.length ? other : best));
}

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
        writeFileSync(`${path}.br`, shortest(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
      mkdirSync(join(dir!, "squeezed"));
      for (const file of readdirSync(SENTENCES)) {
        const content = readFileSync(join(SENTENCES, file));
        const digest = createHash("sha256").update(content).digest("hex").slice(0, 16); // as server/http/kept.py names it
        writeFileSync(join(dir!, "squeezed", `${digest}.br`), shortest(content));
      }
    },
  };
}
