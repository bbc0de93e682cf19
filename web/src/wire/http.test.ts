import { afterEach, expect, test, vi } from "vitest";
import { isLoopback, server } from "./http";

afterEach(() => vi.unstubAllGlobals());

test("a link to this very computer helps nobody else", () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) expect(isLoopback(host)).toBe(true);
  for (const host of ["192.168.1.5", "games.example.org"]) expect(isLoopback(host)).toBe(false);
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
