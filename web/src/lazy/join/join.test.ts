import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { seatOf, tableOf } from "../../table/fixtures";
import { set, settings } from "../../settings.svelte";
import { RefusedError, server } from "../../wire/http";
import type { Invitation } from "../../wire/schema";
import { speak } from "../../words/words.svelte";
import JoinPage from "./JoinPage.svelte";

const OFFER: Invitation = {
  purpose: "seat",
  seat: 1,
  seats: [1],
  mine: [],
  inviter: "<b>Mira</b>",
  sight: tableOf(["<b>Mira</b>", "", "Jonas"], {
    game: "lichterfest",
    clock: { kind: "move", seconds: 90 },
    phase: "gathering",
    seats: [seatOf("<b>Mira</b>"), seatOf("", { kind: "open" }), seatOf("Jonas")],
  }),
};

async function opened(offer: Invitation): Promise<string> {
  vi.spyOn(server, "invitation").mockResolvedValue(offer);
  render(JoinPage, { rest: ["t"] });
  await screen.findByTestId("join");
  return document.body.textContent;
}

describe("an invitation", () => {
  beforeAll(() => speak("en"));
  afterEach(cleanup);

  it("says who invites to what, who sits there, and on which terms; names are never HTML", async () => {
    const text = await opened(OFFER);
    expect(text).toContain("<b>Mira</b> invites you to Lichterfest");
    expect(text).toContain("You’ll be in seat 2 of 3.");
    expect(text).toContain("90 s per move");
    expect(screen.getAllByTestId("seat").map((item) => item.textContent.includes("for you"))).toEqual([
      false,
      true,
      false,
    ]);
    expect(screen.getByRole("textbox")).toBeTruthy();
  });

  it("has the focus at its heading, for who came by the keyboard", async () => {
    await fireEvent.keyDown(document.body, { key: "Enter" });
    await opened(OFFER);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain("invites you to Lichterfest"));
  });

  it("asks spectators for no name, and says how far the game has come", async () => {
    const text = await opened({
      ...OFFER,
      purpose: "watch",
      seat: null,
      seats: [],
      sight: { ...OFFER.sight, phase: "playing" },
    });
    expect(text).toContain("You’ll be watching. Nothing secret is shown. The game is running.");
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByTestId("join").textContent.trim()).toBe("Watch");
  });

  it("offers another seat to who comes too late, and a choice if there are several", async () => {
    const open = seatOf("", { kind: "open" });
    const sight = { ...OFFER.sight, seats: [seatOf("Mira"), seatOf("Ben"), open, open] };
    expect(await opened({ ...OFFER, seats: [2], sight })).toContain("Another one is free.");
    expect(screen.queryByRole("radio")).toBeNull();
    cleanup();
    await opened({ ...OFFER, purpose: "table", seat: null, seats: [2, 3], sight });
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    const join = vi.spyOn(server, "join").mockResolvedValue({ table: "x", seat: 3 });
    screen.getAllByRole("radio")[1]!.click();
    screen.getByTestId("join").click();
    await vi.waitFor(() =>
      expect(join).toHaveBeenCalledWith({ token: "t", name: "Guest", seat: 3, watch: false }, undefined),
    );
  });

  it("moves no other seat to who has one: it says so, and changes nothing", async () => {
    vi.spyOn(server, "invitation").mockResolvedValue({ ...OFFER, purpose: "device", seat: 2, seats: [2], mine: [0] });
    render(JoinPage, { rest: ["t"] });
    await screen.findByTestId("own-games");
    expect(document.body.textContent).toContain("This link moves Jonas’s seat to another device");
    expect(screen.queryByTestId("join")).toBeNull();
    cleanup();
    await opened({ ...OFFER, purpose: "device", seat: 2, seats: [2], mine: [2] });
  });

  it("takes whichever seat is free for who chose none: others may have joined since the page was opened", async () => {
    const open = seatOf("", { kind: "open" });
    const sight = { ...OFFER.sight, seats: [seatOf("Mira"), open, open] };
    const join = vi.spyOn(server, "join").mockResolvedValue({ table: "x", seat: 2 });
    for (const meant of [{ purpose: "table", seat: null } as const, { seat: 0 }]) {
      join.mockClear();
      await opened({ ...OFFER, ...meant, seats: [1, 2], sight });
      screen.getByTestId("join").click();
      await vi.waitFor(() =>
        expect(join).toHaveBeenLastCalledWith({ token: "t", name: "Guest", seat: null, watch: false }, undefined),
      );
      cleanup();
    }
  });

  it("forgets a seat that was picked once somebody else has it", async () => {
    const open = seatOf("", { kind: "open" });
    const sight = { ...OFFER.sight, seats: [seatOf("Mira"), open, open] };
    await opened({ ...OFFER, purpose: "table", seat: null, seats: [1, 2], sight });
    screen.getAllByRole("radio")[1]!.click();
    const taken = { code: "seat-taken", rule: null, phrase: { key: "k" }, sentence: "This seat is taken." };
    const join = vi.spyOn(server, "join").mockRejectedValueOnce(new RefusedError(taken));
    vi.spyOn(server, "invitation").mockResolvedValue({ ...OFFER, purpose: "table", seat: null, seats: [1], sight });
    screen.getByTestId("join").click();
    await screen.findByRole("alert");
    join.mockClear().mockResolvedValue({ table: "x", seat: 1 });
    screen.getByTestId("join").click();
    await vi.waitFor(() => expect(join.mock.lastCall?.[0].seat).toBeNull());
  });

  it("is never a wall: when no seat is left one can watch", async () => {
    const text = await opened({ ...OFFER, seats: [] });
    expect(text).toContain("There is no free seat any more.");
    expect(screen.getByTestId("join").textContent.trim()).toBe("Watch");
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("brings the name along to a device that has none", async () => {
    vi.spyOn(server, "join").mockResolvedValue({ table: "t", seat: 2 });
    await opened({ ...OFFER, purpose: "device", seat: 2, seats: [2] });
    await fireEvent.click(screen.getByTestId("join"));
    await vi.waitFor(() => expect(settings.name).toBe("Jonas"));
    await set({ name: "" });
  });

  it("moves a seat to this device, and does without an inviter's name", async () => {
    expect(await opened({ ...OFFER, purpose: "device" })).toContain("Continue Lichterfest here");
    cleanup();
    expect(await opened({ ...OFFER, inviter: null })).toContain("You are invited to Lichterfest");
  });

  it("says why a link is no good, and offers nothing", async () => {
    const refusal = { code: "bad-link", rule: null, phrase: { key: "k" }, sentence: "This link has been used up." };
    vi.spyOn(server, "invitation").mockRejectedValue(new RefusedError(refusal));
    render(JoinPage, { rest: ["t"] });
    expect((await screen.findByRole("alert")).textContent).toBe(refusal.sentence);
    expect(screen.queryByTestId("join")).toBeNull();
  });
});
