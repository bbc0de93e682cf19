import { expect, expectTypeOf, it } from "vitest";
import type { LumenView } from "../wire/schema";
import { lumenView } from "./fixtures";
import { viewOf } from "./model.svelte";

it("gives a game's own components the view of that game", () => {
  const view = viewOf({ view: lumenView({ round: 3 }) }, "lumen");
  expectTypeOf(view).toEqualTypeOf<LumenView>();
  expect(view.round).toBe(3);
});

it("has no view of another game, nor before the game begins", () => {
  expect(() => viewOf({ view: lumenView() }, "lichterfest")).toThrow("no view of lichterfest");
  expect(() => viewOf({ view: null }, "lumen")).toThrow("no view of lumen");
});
