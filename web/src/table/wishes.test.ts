import { describe, expect, it } from "vitest";
import { chairs, kindsFor, paceNamed, PACES, seatWish } from "./wishes";

describe("wishes for a table", () => {
  it("seats me first and the company round me", () => {
    expect(chairs("alone", 3, "master").map((chair) => chair.kind)).toEqual(["me", "bot", "bot"]);
    expect(chairs("friends", 2, "casual").map((chair) => chair.kind)).toEqual(["me", "open"]);
    expect(chairs("device", 2, "casual").map((chair) => chair.kind)).toEqual(["me", "here"]);
  });

  it("keeps what was chosen when a chair is added", () => {
    const before = chairs("friends", 2, "casual");
    before[1] = { kind: "bot", level: "master", name: "" };
    expect(chairs("friends", 3, "casual", before).map((chair) => chair.kind)).toEqual(["me", "bot", "open"]);
  });

  it("says everybody at this device is me, under their own names", () => {
    const called = (number: number) => `Person ${number + 1}`;
    expect(seatWish({ kind: "here", level: "", name: "Ewa" }, 1, called)).toEqual({ kind: "me", name: "Ewa" });
    expect(seatWish({ kind: "here", level: "", name: "" }, 1, called)).toEqual({ kind: "me", name: "Person 2" });
    expect(seatWish({ kind: "bot", level: "skilled", name: "" }, 2, called)).toEqual({
      kind: "bot",
      bot: "skilled",
      name: null,
    });
  });

  it("calls every pace by the nearest name", () => {
    expect(Object.values(PACES).map(paceNamed)).toEqual(["quick", "normal", "calm"]);
    expect([0, 800, 9000].map(paceNamed)).toEqual(["quick", "normal", "calm"]);
  });

  it("offers no free seat where one device is passed round", () => {
    expect(kindsFor("device")).not.toContain("open");
  });
});
