import { describe, expect, it, vi } from "vitest";
import { go, href, route, tableLeft } from "./route.svelte";

describe("where we are", () => {
  it("is written behind the # and read back", async () => {
    expect(href("rules", "lumen", "M4")).toBe("#/rules/lumen/M4");
    go("join", "a/b?c");
    dispatchEvent(new Event("hashchange"));
    expect(route()).toEqual({ page: "join", rest: ["a/b?c"] });
  });

  it("knows the table from which the rules were opened", () => {
    const visited = [["table", "t1"], ["rules", "lumen"], ["rules", "lumen", "M4"], ["games"], ["rules", "lumen"]];
    const left = visited.map((parts) => {
      go(...parts);
      dispatchEvent(new Event("hashchange"));
      return tableLeft();
    });
    expect(left).toEqual(["t1", "t1", "t1", undefined, undefined]);
  });

  it("begins at the top of a page, unless one goes back to it", () => {
    const scrolled = vi.fn();
    vi.stubGlobal("scrollTo", scrolled);
    history.pushState(null, "", href("privacy"));
    dispatchEvent(new Event("hashchange"));
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
    dispatchEvent(new Event("hashchange")); // an entry of the history that was there already
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it("is home when there is nothing", () => {
    go();
    dispatchEvent(new Event("hashchange"));
    expect(route()).toMatchObject({ page: "" });
  });
});
