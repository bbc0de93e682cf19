import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Beside each built file the same squeezed as far as it goes, so that the server has nothing to do but send it. */
export function squeeze(): Plugin {
  return {
    name: "squeeze",
    apply: "build",
    writeBundle({ dir }, files) {
      for (const file of Object.keys(files).filter((name) => /\.(js|css)$/.test(name))) {
        const path = join(dir!, file);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
