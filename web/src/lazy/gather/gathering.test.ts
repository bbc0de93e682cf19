import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { followed } from "../../route.svelte";
import { set } from "../../settings.svelte";
import { server } from "../../wire/http";
import type { State, TableView } from "../../wire/schema";
import { say, speak } from "../../words/words.svelte";
import Announcements from "../../table/Announcements.svelte";
import { seatOf, tableOf } from "../../table/fixtures";
import Gathering from "./Gathering.svelte";
import { addedAt } from "../../table/salts";
import type { Session } from "../../table/session.svelte";

const FREE = seatOf("", { kind: "open" });
const sent = vi.fn();

/** A table of friends where Ada is the host and Ben is connected; what the user has of it is told. */
function gathered(state: Partial<State>, changes: Partial<TableView> = {}): Session {
  const seats = [seatOf("Ada"), seatOf("Ben"), FREE];
  const publicView = tableOf(["Ada", "Ben", ""], { phase: "gathering", host: 0, seats, ...changes });
  return {
    table: "t",
    publicView,
    state: {
      online: [true, true, false],
      stand_in_from: [null, null, null],
      mine: [],
      kept: [],
      sent_away_by: null,
      ...state,
    },
    ahead: 0,
    names: publicView.seats.map(({ name }) => name),
    tint: () => "",
    do: sent,
    ask: sent,
    view: null,
    viewer: "table",
    log: [],
    absent: [],
    prompt: null,
  } as unknown as Session;
}

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  sent.mockClear();
  sessionStorage.clear();
});

describe("those who gather", () => {
  it("send nobody away who is there with one press", async () => {
    render(Gathering, { table: gathered({ mine: [0] }) });
    await fireEvent.click(screen.getByTestId("send-away"));
    await fireEvent.click(screen.getByText(say("web-back")));
    expect(screen.queryByTestId("sure")).toBeNull();
    expect(sent).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByTestId("send-away"));
    await fireEvent.click(screen.getByTestId("sure"));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: "send-away", seat: 1 });
  });

  it("are told that a seat is kept for them, and heard of no other as free", async () => {
    const kept = seatOf("", { kind: "open", kept_for: "Cem" });
    const table = gathered({ kept: [2] }, { seats: [seatOf("Ada"), seatOf("Ben"), kept] });
    render(Gathering, { table });
    render(Announcements, { table, lingers: false });
    expect(screen.getByTestId("watching").textContent).toBe(say("web-kept-you"));
    await vi.waitFor(() => expect(screen.getByTestId("announced").textContent).toBe(say("web-kept-you")));
  });

  it("can sit down where a bot sits at a seat kept for them, and nowhere else", () => {
    const bot = (kept_for: string | null) => seatOf("Dora", { kind: "bot", bot: "beginner", kept_for });
    render(Gathering, { table: gathered({ kept: [2] }, { seats: [seatOf("Ada"), bot(null), bot("Cem")] }) });
    const [, other, own] = screen.getAllByTestId("seat");
    expect(own!.textContent).toContain(
      `${say("web-seat-bot", { level: say("level-beginner") })} · ${say("web-seat-kept", { player: "Cem" })}`,
    );
    expect([other, own].map((seat) => seat!.querySelector("[data-testid=sit]") !== null)).toEqual([false, true]);
  });

  it("wait for whoever opened the table to strangers, and are told for how long", async () => {
    const seats = [seatOf("Ada"), seatOf("Ben"), seatOf("Cem")];
    const left = (seconds: number) => ({
      mine: [1],
      online: [false, true, true],
      stand_in_from: [Date.now() + seconds * 1000, null, null],
    });
    const { rerender } = render(Gathering, { table: gathered(left(290), { visibility: "open", seats }) });
    expect(screen.queryByTestId("begin")).toBeNull();
    expect(screen.queryByTestId("send-away")).toBeNull();
    expect(screen.getByText(say("web-host-away", { player: "Ada", minutes: 5 }))).toBeTruthy();
    await rerender({ table: gathered(left(-1), { visibility: "open", seats }) });
    expect(screen.getByTestId("begin")).toBeTruthy();
    expect(screen.getAllByTestId("send-away")).toHaveLength(1);
  });

  it("sit down again by the name their seat is kept under", async () => {
    const sit = vi.spyOn(server, "sit").mockResolvedValue({ table: "t", seat: 2 });
    await set({ name: "Cleo" });
    const seats = [seatOf("Ada"), seatOf("Ben"), seatOf("", { kind: "open", kept_for: "Cleopatra" })];
    render(Gathering, { table: Object.assign(gathered({ kept: [2] }, { seats }), { renew: vi.fn() }) });
    await fireEvent.click(screen.getByTestId("sit"));
    await vi.waitFor(() => expect(sit).toHaveBeenCalledWith("t", 2, "Cleopatra", undefined));
    await set({ name: "" });
  });

  it("sit down without the page being loaded again, so that keys go on where they were", async () => {
    vi.spyOn(server, "sit").mockResolvedValue({ table: "t", seat: 2 });
    const renew = vi.fn();
    render(Gathering, { table: Object.assign(gathered({}, { visibility: "open" }), { renew }) });
    await fireEvent.click(screen.getByTestId("sit"));
    await fireEvent.click(screen.getByTestId("sit"));
    await vi.waitFor(() => expect(renew).toHaveBeenCalledOnce());
  });

  it("are asked for a name before they sit down without one", async () => {
    const sit = vi.spyOn(server, "sit").mockResolvedValue({ table: "t", seat: 2 });
    sit.mockClear();
    render(Gathering, { table: Object.assign(gathered({}, { visibility: "open" }), { renew: vi.fn() }) });
    await fireEvent.click(screen.getByTestId("sit"));
    expect(screen.getByRole("alert").textContent).toBe(say("web-name-first"));
    expect(sit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
    await fireEvent.change(screen.getByRole("textbox"), { target: { value: "Cem" } });
    await fireEvent.click(screen.getByTestId("sit"));
    await vi.waitFor(() => expect(sit).toHaveBeenCalledWith("t", 2, "Cem", undefined));
    await set({ name: "" });
  });

  it("can say their name once they sit", async () => {
    const renamed = vi.spyOn(server, "rename").mockResolvedValue(undefined as never);
    render(Gathering, { table: gathered({ mine: [1] }) });
    await fireEvent.change(screen.getByRole("textbox"), { target: { value: "Ben" } });
    await vi.waitFor(() => expect(renamed).toHaveBeenCalledWith("Ben"));
    expect(screen.queryByRole("textbox")).toBeNull();
    await set({ name: "" });
  });

  it("free the seat of who is gone at once", async () => {
    render(Gathering, { table: gathered({ mine: [0], online: [true, false, false] }) });
    await fireEvent.click(screen.getByTestId("send-away"));
    expect(sent).toHaveBeenCalledOnce();
  });

  it.each([
    ["private", "web-seat-freed"],
    ["open", "web-sent-away"],
  ] as const)("are told whether they can come back (%s)", (visibility, key) => {
    render(Gathering, { table: gathered({ sent_away_by: "Ada" }, { visibility }) });
    expect(screen.getByTestId("sent-away").textContent).toContain(say(key, { player: "Ada" }));
  });

  it("choose how well a bot plays before they seat it, at a seat that is named", async () => {
    render(Gathering, { table: gathered({ mine: [0] }) });
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "master" } });
    expect(sent).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Add a bot: Seat 3" }));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: "fill", seat: 2, bot: "master" });
  });

  it("choose another bot for each free seat", async () => {
    render(Gathering, { table: gathered({ mine: [0] }, { seats: [seatOf("Ada"), FREE, FREE] }) });
    const chosen = screen.getAllByRole<HTMLSelectElement>("combobox");
    await fireEvent.change(chosen[0]!, { target: { value: "beginner" } });
    await fireEvent.change(chosen[1]!, { target: { value: "master" } });
    for (const seat of [2, 3]) await fireEvent.click(screen.getByRole("button", { name: `Add a bot: Seat ${seat}` }));
    expect(sent.mock.calls.map(([{ bot }]) => bot)).toEqual(["beginner", "master"]);
  });

  it("are told that they watch, and can leave, or sit down by the link they came by", async () => {
    render(Gathering, { table: gathered({}) });
    expect(screen.getByTestId("watching").textContent).toBe(say("web-you-watch"));
    const putAway = vi.spyOn(server, "putAway").mockResolvedValue();
    await fireEvent.click(screen.getByRole("button", { name: say("web-leave") }));
    expect(putAway).toHaveBeenCalledWith("t"); // else it stays among their games
    expect(screen.queryByTestId("sit")).toBeNull();
    cleanup();
    followed.set("t", "token");
    render(Gathering, { table: gathered({}) });
    expect(screen.getByTestId("sit").getAttribute("href")).toBe("#/join/token");
  });
});

describe("what is spoken", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("is how many seats are free, or that all are here", async () => {
    render(Announcements, { table: gathered({}), lingers: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByTestId("announced").textContent).toBe(say("web-gathering-free", { count: 1 }));
    cleanup();
    render(Announcements, { table: gathered({}, { seats: [seatOf("Ada")] }), lingers: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByTestId("announced").textContent).toBe(say("web-gathering-full"));
  });

  it("is who has lost the connection, unless they are back at once", async () => {
    render(Announcements, { table: { ...gathered({}), absent: [1] } as Session, lingers: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByTestId("announced").textContent).not.toContain("Ben");
    await vi.advanceTimersByTimeAsync(2000);
    expect(screen.getByTestId("announced").textContent).toContain(`Ben: ${say("web-seat-offline")}`);
  });
});

describe("the fair shuffle", () => {
  const shuffle = { commitment: "c0", salted: [1] };
  afterEach(() => localStorage.clear());

  it("is salted once by whoever opened the table, when the commitment is known", () => {
    render(Gathering, { table: gathered({ mine: [0] }, { shuffle }) });
    const [message] = sent.mock.calls[0]!;
    expect(message).toEqual({ type: "salt", salt: expect.stringMatching(/^[0-9a-f]{32}$/), seat: 0 });
    expect(addedAt("t")).toEqual([{ salt: message.salt, commitment: "c0" }]);
    expect(sent).toHaveBeenCalledOnce();
    expect(screen.getByTestId("fair").getAttribute("href")).toBe("#/fair/t");
  });

  it("needs no second salt from a seat, and none from a spectator", () => {
    render(Gathering, { table: gathered({ mine: [1, 0] }, { shuffle }) });
    render(Gathering, { table: gathered({ mine: [] }, { shuffle }) });
    expect(sent).not.toHaveBeenCalled();
  });

  it("is not spoken of at tables that have none", () => {
    render(Gathering, { table: gathered({ mine: [0] }, { shuffle: null }) });
    expect(sent).not.toHaveBeenCalled();
    expect(screen.queryByTestId("fair")).toBeNull();
  });
});
