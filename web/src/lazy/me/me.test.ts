import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { set, settings } from "../../settings.svelte";
import { RefusedError } from "../../wire/http";
import type { OwnResult, RefusedRequest } from "../../wire/schema";
import { say, speak } from "../../words/words.svelte";
import { answersOf, leave } from "../learn/learnt.svelte";
import { remember as noteSolved } from "../puzzles/solved";
import { noteResult } from "../result/best";
import { forgetPerson } from "./personal";
import { bytesOf, deviceName, passkeys, passkeysWork, textOf, unusedName } from "./passkeys";
import MePage from "./MePage.svelte";
import Passkeys from "./Passkeys.svelte";
import { summedUp } from "./results";

const LEVELS = ["casual", "master"];
const result = (table: string, more: Partial<OwnResult> = {}): OwnResult => ({
  table,
  game: "lumen",
  players: 4,
  level: "casual",
  won: false,
  shared: false,
  score: 10,
  gave_up: false,
  played_out: true,
  daily: false,
  finished: 0,
  ...more,
});

beforeEach(() => speak("en"));
afterEach(cleanup);

it("sums up by game, opponents and number of players, the hardest first", () => {
  const results = [
    result("a", { won: true, score: 30 }),
    result("b", { won: true, shared: true, score: 50 }),
    result("c", { gave_up: true, score: 70 }),
    result("d", { level: "master" }),
    result("e", { level: null }),
    result("f", { players: 3 }),
    result("g", { game: "lichterfest" }),
  ];
  const [lumen, lichterfest] = summedUp(results, LEVELS);
  expect(lumen!.tallies.map(({ level, players }) => [level, players])).toEqual([
    [null, 4],
    ["master", 4],
    ["casual", 3],
    ["casual", 4],
  ]);
  const { won, shared, lost, best } = lumen!.tallies[3]!;
  expect([won, shared, lost, best?.table]).toEqual([1, 1, 1, "b"]);
  expect(lichterfest!.game).toBe("lichterfest");
  for (const early of [{ gave_up: true }, { played_out: false }])
    expect(summedUp([result("c", early)], LEVELS)[0]!.tallies[0]!.best).toBeNull();
  expect(summedUp([], LEVELS)).toEqual([]);
});

it("writes bytes as WebAuthn does", () => {
  const bytes = Uint8Array.from([251, 255, 0, 62]);
  expect(textOf(bytes.buffer)).toBe("-_8APg");
  expect([...bytesOf("-_8APg")]).toEqual([...bytes]);
});

it("knows where browsers make no passkeys", () => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PublicKeyCredential", class {});
  const hosts = ["localhost", "games.example", "127.0.0.1", "[::1]"];
  expect(hosts.map((host) => passkeysWork(host))).toEqual([true, true, false, false]);
  vi.stubGlobal("isSecureContext", false);
  expect(passkeysWork("games.example")).toBe(false);
});

it("names a passkey after its device", () => {
  expect(deviceName("Mozilla/5.0 (Linux; Android 16; Pixel)")).toBe("Android");
  expect(deviceName("something else")).toBe("Passkey");
});

it("asks what becomes of the tables of this browser, and sends the same answer again", async () => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PublicKeyCredential", class {});
  await set({ name: "Mira" });
  const signed = { credential: "a", client_data: "b", authenticator_data: "c", signature: "d" };
  const refusal = { code: "tables-here", sentence: "There are tables." } as RefusedRequest;
  vi.spyOn(passkeys, "list").mockResolvedValue([]);
  vi.spyOn(passkeys, "sign").mockResolvedValue(signed);
  const signIn = vi.spyOn(passkeys, "signIn").mockRejectedValueOnce(new RefusedError(refusal));
  signIn.mockResolvedValue({ name: "Ada", tables: [] });
  const onbecome = vi.fn();
  render(Passkeys, { onbecome, onfail: vi.fn() });
  const button = await screen.findByTestId<HTMLButtonElement>("sign-in");
  await vi.waitFor(() => expect(button.disabled).toBe(false));
  await fireEvent.click(button);
  await fireEvent.click(await screen.findByTestId("take-tables"));
  await vi.waitFor(() => expect(onbecome).toHaveBeenCalledWith("Ada"));
  expect(signIn.mock.calls).toEqual([[signed], [{ ...signed, tables: "take" }]]);
  expect(passkeys.sign).toHaveBeenCalledOnce();
});

it("signs out once it has said what is lost without a passkey, and drops the calls of this browser", async () => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PublicKeyCredential", class {});
  await set({ name: "Mira" });
  const key = { id: "1", name: "Phone", site: "localhost", made: 1, used: null };
  const list = vi.spyOn(passkeys, "list").mockResolvedValueOnce([key]);
  const fetch = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", fetch);
  const leave = async () => {
    const button = await screen.findByTestId<HTMLButtonElement>("sign-out");
    await vi.waitFor(() => expect(button.disabled).toBe(false));
    await fireEvent.click(button);
  };
  render(Passkeys, { onbecome: vi.fn(), onfail: vi.fn() });
  await leave();
  expect(screen.getByText(say("me-sign-out-back"))).toBeTruthy();
  cleanup();
  list.mockResolvedValueOnce([]);
  const onbecome = vi.fn();
  render(Passkeys, { onbecome, onfail: vi.fn() });
  await leave();
  expect(screen.getByText(say("me-sign-out-lost"))).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
  localStorage.setItem("lichtspiel-best", "{}");
  await fireEvent.click(screen.getByTestId("sure"));
  await vi.waitFor(() => expect(onbecome).toHaveBeenCalledWith(""));
  expect(Object.keys(localStorage)).toEqual(["lichtspiel"]);
  expect(fetch.mock.calls.map((asked: unknown[]) => asked[0])).toEqual(["api/sign-out"]);
});

it("leaves nothing of a person in the browser, and what suits the device as it is", async () => {
  noteSolved("lumen", "a");
  noteResult("lumen", 4, "a", 39);
  leave("lumen", "first", [{ move: 1 }] as never);
  sessionStorage.setItem("lichtspiel-link-a", "token");
  await set({ name: "Mira", theme: "morning", level: "master", finished: { lumen: ["a"] } });
  await forgetPerson();
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(["lichtspiel"]);
  expect(settings).toMatchObject({ name: "", theme: "morning", level: "casual", finished: {} });
  expect(answersOf("lumen", "first")).toEqual([]);
});

it("says nothing of results it could not ask for, and asks again when the network is back", async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError("offline")));
  vi.stubGlobal("fetch", fetch);
  render(MePage);
  await screen.findByText(say("web-part-missing"));
  for (const none of ["me-results-none", "me-ratings-none", "web-connecting"])
    await vi.waitFor(() => expect(screen.queryByText(say(none))).toBeNull());
  const answers = { results: [], ratings: [], passkeys: [], tables: [], after: null };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answers)));
  dispatchEvent(new Event("online"));
  await screen.findByText(say("me-results-none"));
  expect(screen.queryByText(say("web-part-missing"))).toBeNull();
});

it("numbers passkeys that would be called alike", () => {
  expect(unusedName("Linux", [])).toBe("Linux");
  expect(unusedName("Linux", ["Linux", "Mac"])).toBe("Linux 2");
  expect(unusedName("Linux", ["Linux", "Linux 2"])).toBe("Linux 3");
});

it("says of the last passkey that it is the last", async () => {
  const key = (id: string) => ({ id, name: `Phone ${id}`, site: "localhost", made: 1, used: null });
  for (const keys of [[key("1")], [key("1"), key("2")]]) {
    vi.spyOn(passkeys, "list").mockResolvedValueOnce(keys);
    render(Passkeys, { onbecome: vi.fn(), onfail: vi.fn() });
    await fireEvent.click(await screen.findByLabelText(`${say("me-passkey-remove")}: Phone 1`));
    expect(screen.queryAllByText(say("me-passkey-last"), { exact: false })).toHaveLength(keys.length === 1 ? 1 : 0);
    cleanup();
  }
});
