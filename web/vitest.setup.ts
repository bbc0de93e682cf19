// The tests hear the sentences of the Fluent files themselves, and know the material, as the server would send them.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { learnMaterial } from "./src/games/material.svelte";
import { GAMES } from "./src/table/fixtures";

const WORDS = join(import.meta.dirname, "../src/lichtspiel/words");

function text(lang: string): string {
  const folder = join(WORDS, lang);
  const files = readdirSync(folder).filter((name) => name !== "cli.ftl");
  return files.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
}

vi.stubGlobal("fetch", async (path: string) => {
  if (path === "api/games") return Response.json(GAMES);
  const lang = /^api\/words\/(\w+)(?:\?part=\w+)?$/.exec(path)?.[1];
  if (!lang) throw new Error(`no server in tests: ${path}`);
  return new Response(text(lang));
});

await learnMaterial();
