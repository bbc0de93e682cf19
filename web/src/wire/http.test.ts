import { afterEach, expect, test, vi } from "vitest";
import { say } from "../words/words.svelte";
import { isLoopback, sentenceOf, server } from "./http";

afterEach(() => vi.unstubAllGlobals());

test("a link to this very computer helps nobody else", () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) expect(isLoopback(host)).toBe(true);
  for (const host of ["192.168.1.5", "games.example.org"]) expect(isLoopback(host)).toBe(false);
});

test("what could not be had is said in a sentence, and what was refused as it was put", () => {
  for (const lost of [new TypeError("Failed to fetch"), new Error("Unable to preload CSS for /assets/a.css")])
    expect(sentenceOf(lost)).toBe(say("web-part-missing"));
  expect(sentenceOf(new Error("You must follow suit."))).toBe("You must follow suit.");
});

test("an answer that is no answer of ours means that the request never got there", async () => {
  const page = new Response("<html>Bad gateway</html>", { status: 502 });
  vi.stubGlobal("fetch", async () => page);
  await expect(server.me()).rejects.toBeInstanceOf(TypeError);
});

test("a change waits for the one before it, refused or not, so that a newcomer stays one person", async () => {
  const sent: string[] = [];
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    sent.push(path);
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  const renamed = server.rename("Ada");
  const opened = server.invite("table", null);
  await vi.waitFor(() => expect(sent).toEqual(["api/me"]));
  answers[0]!(new Response(JSON.stringify({ sentence: "no" }), { status: 409 }));
  await expect(renamed).rejects.toThrow("no");
  await vi.waitFor(() => expect(sent).toEqual(["api/me", "api/tables/table/invitations"]));
  answers[1]!(new Response("{}"));
  expect(await opened).toEqual({});
});
