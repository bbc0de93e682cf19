import { afterEach, describe, expect, it } from "vitest";
import { addedAt, keepSalt, newSalt, salted } from "./salts";

afterEach(() => localStorage.clear());

describe("salts", () => {
  it("are 16 random bytes", () => {
    expect(newSalt()).toMatch(/^[0-9a-f]{32}$/);
    expect(newSalt()).not.toBe(newSalt());
  });

  it("are remembered with what was shown before, once the seat is taken", async () => {
    const sent: string[] = [];
    const ask = (salt: string) => Promise.resolve((sent.push(salt), { table: "t", seat: 1 }));
    await salted("c0", ask);
    await salted(undefined, ask);
    expect(addedAt("t")).toEqual([
      { salt: sent[0], commitment: "c0" },
      { salt: sent[1], commitment: null },
    ]);
    await expect(salted("c0", () => Promise.reject(new Error("taken")))).rejects.toThrow("taken");
    expect(addedAt("t")).toHaveLength(2);
  });

  it("of long ago are forgotten, and what is broken does no harm", () => {
    for (let table = 0; table < 40; table++) keepSalt(`table ${table}`, { salt: "5a", commitment: null });
    expect(addedAt("table 0")).toEqual([]);
    expect(addedAt("table 39")).toHaveLength(1);
    localStorage.setItem("lichtspiel-salts", "{");
    expect(addedAt("table 39")).toEqual([]);
  });
});
