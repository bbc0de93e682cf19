import { describe, expect, it } from "vitest";
import { go, href, route } from "./route.svelte";

describe("where we are", () => {
  it("is written behind the # and read back", async () => {
    expect(href("rules", "lumen", "M4")).toBe("#/rules/lumen/M4");
    go("join", "a/b?c");
    dispatchEvent(new Event("hashchange"));
    expect(route()).toEqual({ page: "join", rest: ["a/b?c"] });
  });

  it("is home when there is nothing", () => {
    go();
    dispatchEvent(new Event("hashchange"));
    expect(route()).toMatchObject({ page: "" });
  });
});
