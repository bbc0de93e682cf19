import { beforeEach, describe, expect, it, vi } from "vitest";

const LESSONS = ["one", "two", "three"];

async function fresh() {
  vi.resetModules();
  return import("./learnt.svelte");
}

describe("what was learnt on this device", () => {
  beforeEach(() => localStorage.clear());

  it("goes on where a lesson was left, then with the first that was not finished", async () => {
    const before = await fresh();
    expect(before.nextLesson("lumen", LESSONS)).toBe("one");
    before.finish("lumen", "one");
    before.leave("lumen", "three", [null]);
    const later = await fresh();
    expect(later.isDone("lumen", "one")).toBe(true);
    expect(later.nextLesson("lumen", LESSONS)).toBe("three");
    expect(later.answersOf("lumen", "three")).toEqual([null]);
    expect(later.answersOf("lumen", "two")).toEqual([]);
    later.finish("lumen", "three");
    expect(later.nextLesson("lumen", LESSONS)).toBe("two");
    expect(later.nextLesson("lichterfest", LESSONS)).toBe("one");
  });

  it("remembers each lesson that was left, and goes on with the last", async () => {
    const before = await fresh();
    before.leave("lumen", "three", [null, null]);
    before.leave("lumen", "one", [null]);
    const later = await fresh();
    expect(later.nextLesson("lumen", LESSONS)).toBe("one");
    expect(later.answersOf("lumen", "three")).toEqual([null, null]);
    later.finish("lumen", "one");
    expect(later.nextLesson("lumen", LESSONS)).toBe("three");
    later.leave("lumen", "three", []);
    expect(later.nextLesson("lumen", LESSONS)).toBe("two");
  });

  it("reads what was kept when only one lesson was", async () => {
    const left = { lesson: "three", answers: [null] };
    localStorage.setItem("lichtspiel-learnt", JSON.stringify({ lumen: { done: ["one"], left } }));
    const learnt = await fresh();
    expect(learnt.nextLesson("lumen", LESSONS)).toBe("three");
    learnt.leave("lumen", "two", [null]);
    expect(learnt.answersOf("lumen", "three")).toEqual([null]);
    expect(learnt.isDone("lumen", "one")).toBe(true);
  });

  it("works in a browser that keeps nothing, or nonsense", async () => {
    localStorage.setItem("lichtspiel-learnt", "nonsense");
    const learnt = await fresh();
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    learnt.finish("lumen", "one");
    expect(learnt.nextLesson("lumen", LESSONS)).toBe("two");
    full.mockRestore();
  });
});
