import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { art } from "./art.ts";
import { icons } from "./icons.ts";
import { squeeze } from "./squeeze.ts";

const server = process.env.LICHTSPIEL_SERVER ?? "http://127.0.0.1:8000";
/**
 * A chunk for each game and for each part that loads when it is opened, and one for all the rest: what two of them need
 * is in there, so no chunk is a few lines only.
 */
const WORKER = "src/app/worker.ts"; // its address must not change
const GAME = /\/games\/(\w+)\/(?!replay)/;
const CHUNKS = {
  groups: [
    { name: "main", test: (id: string) => !/\/(?:games|lazy)\/\w+\/|\/app\/worker/.test(id) },
    { name: (id: string) => GAME.exec(id)![1]!, test: GAME }, // its replay takes from it what both need
    { name: "replay", test: /\/lazy\/replay\/Flag/ },
    { name: "me", test: /\/lazy\/(?:calls\/push|me\/personal)/ },
  ],
};

export default defineConfig({
  base: "./",
  plugins: [art(), svelte(), squeeze(), icons()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/lichtspiel/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // browsers of that year preload modules themselves
    minify: "terser", // it writes a hundredth less than the usual one
    // Plain statements, and few functions written out where they are called: longer, but Brotli makes less of them.
    terserOptions: {
      module: true,
      ecma: 2022,
      // "Unsafe" for functions that are called with `new` and are no classes, of which there are none.
      compress: { passes: 3, inline: 1, sequences: false, keep_fargs: false, unsafe_arrows: true },
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ["index.html", WORKER],
      output: {
        codeSplitting: CHUNKS,
        entryFileNames: ({ name }) => (name === "worker" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  // What the games look like is beside their engines.
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".", "../src/lichtspiel"] } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["vitest.setup.ts"] },
});
