import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { art } from "./art.ts";

const server = process.env.LICHTSPIEL_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  plugins: [art(), svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: { outDir: "../src/lichtspiel/web", emptyOutDir: true, target: "es2022", reportCompressedSize: false },
  // What the games look like is beside their engines.
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".", "../src/lichtspiel"] } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["vitest.setup.ts"] },
});
