import { readdirSync } from "node:fs";
import { join } from "node:path";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const components = readdirSync(join(import.meta.dirname, "src"), { recursive: true })
  .filter((name) => name.endsWith(".svelte"))
  .sort();

/** The class that keeps a component's rules to itself: short, since each of its elements bears it. */
function cssHash({ filename, hash }) {
  const index = components.findIndex((name) => filename.endsWith(join("src", name)));
  return index < 0 ? `svelte-${hash(filename)}` : `s${index.toString(36)}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash, discloseVersion: false, runes: true } };
