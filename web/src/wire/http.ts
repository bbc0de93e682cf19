// The HTTP part of the server. Every error comes back as a sentence to show.
import type {
  Games,
  Invitation,
  JoinWish,
  Keeping,
  Link,
  Me,
  OpenTables,
  RefusedRequest,
  Replay,
  RuleBook,
  Seated,
  State,
  TableWish,
} from "./schema";
import { language } from "../words/words.svelte";

export class RefusedError extends Error {
  constructor(readonly refusal: RefusedRequest) {
    super(refusal.sentence);
  }
}

/** The last request that may change something, answered or not. */
let lastChange: Promise<unknown> = Promise.resolve();

/** Ask the server. Changes are made one after the other: two at once would make two people of a browser without a cookie. */
function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (method === "GET") return ask(method, path, body);
  const change = lastChange.catch(() => undefined).then(() => ask<T>(method, path, body));
  lastChange = change;
  return change;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(`api/${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw new RefusedError(await answer.json());
  return answer.status === 204 ? (undefined as T) : answer.json();
}

/** What to say about a request that failed. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const at = (table: string) => `tables/${encodeURIComponent(table)}`;

/** Fetched once: the games on offer do not change while the page is open. */
let games: Promise<Games> | undefined;

/** A request that failed is made again next time. */
function forgetGames(error: unknown): never {
  games = undefined;
  throw error;
}

export const server = {
  me: (after = "") => call<Me>("GET", after ? `me?after=${encodeURIComponent(after)}` : "me"),
  rename: (name: string) => call<Me>("PUT", "me", { name }),
  forgetMe: () => call<void>("DELETE", "me"),
  putAway: (table: string) => call<void>("DELETE", `me/${at(table)}`),
  privacy: () => call<Keeping>("GET", "privacy"),
  games: () => (games ??= call<Games>("GET", "games").catch(forgetGames)),
  rules: (game: string, lang: string) => call<RuleBook>("GET", `games/${game}/rules?lang=${lang}`),
  table: (table: string) => call<State>("GET", at(table)),
  openTables: () => call<OpenTables>("GET", "tables"),
  open: (wish: TableWish) => call<Seated>("POST", "tables", wish),
  sit: (table: string, seat: number, name: string | null) => call<Seated>("POST", `${at(table)}/seats`, { seat, name }),
  invite: (table: string, seat: number | null) => call<Link>("POST", `${at(table)}/invitations`, { seat }),
  inviteAll: (table: string) => call<Link>("POST", `${at(table)}/invitations`, { table: true }),
  moveDevice: (table: string, seat: number) => call<Link>("POST", `${at(table)}/devices`, { seat }),
  invitation: (token: string) => call<Invitation>("POST", "invitation", { token }),
  join: (wish: JoinWish) => call<Seated>("POST", "join", wish),
  replay: (table: string, viewer: number | "table") => call<Replay>("GET", `${at(table)}/replay?viewer=${viewer}`),
  recordUrl: (table: string) => `api/${at(table)}/record`,
};

/** Whether a host name means this computer itself. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}
