// The HTTP part of the server. Every error comes back as a sentence to show.
import type {
  Games,
  Invitation,
  JoinWish,
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
import { salted } from "../table/salts";
import { parsed } from "../words/guest";
import { language, say } from "../words/words.svelte";

export class RefusedError extends Error {
  constructor(readonly refusal: RefusedRequest) {
    super(refusal.sentence);
  }
}

/** The last request that may change something, answered or not. */
let lastChange: Promise<unknown> = Promise.resolve();

/** Ask the server. Changes are made one after the other: two at once would make two people of a browser without a cookie. */
export function call<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  if (!answer.ok) throw await refusalOf(answer);
  return answer.status === 204 ? (undefined as T) : parsed<T>(await answer.text());
}

/** Why it was refused. What is no answer of ours, as a proxy's page, means that the request never got there. */
async function refusalOf(answer: Response): Promise<Error> {
  const refusal = await answer.json().catch(() => null);
  return refusal === null ? new TypeError(`status ${answer.status}`) : new RefusedError(refusal);
}

/** What to say about a request that failed: why it was refused, or that it never got there. */
export function sentenceOf(error: unknown): string {
  const { message } = error as Error;
  // Requests and imports that get nowhere throw a TypeError, style sheets a plain error of Vite's.
  return error instanceof TypeError || message.startsWith("Unable to preload") ? say("web-part-missing") : message;
}

export const at = (table: string) => `tables/${encodeURIComponent(table)}`;

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
  putAway: (table: string) => call<void>("DELETE", `me/${at(table)}`),
  games: () => (games ??= call<Games>("GET", "games").catch(forgetGames)),
  rules: (game: string, lang: string) => call<RuleBook>("GET", `games/${game}/rules?lang=${lang}`),
  /** Where a picture of a rule book is. */
  picture: (game: string, name: string, lang: string) => `api/games/${game}/pictures/${name}?lang=${lang}`,
  table: (table: string) => call<State>("GET", at(table)),
  openTables: () => call<OpenTables>("GET", "tables"),
  /** Where seats are open, there is time to add a salt when the commitment is known. */
  open: (wish: TableWish) =>
    wish.seats.some(({ kind }) => kind === "open")
      ? call<Seated>("POST", "tables", wish)
      : salted(null, (salt) => call("POST", "tables", { ...wish, salt })),
  sit: (table: string, seat: number, name: string | null, commitment?: string) =>
    salted(commitment, (salt) => call("POST", `${at(table)}/seats`, { seat, name, salt })),
  invite: (table: string, seat: number | null) => call<Link>("POST", `${at(table)}/invitations`, { seat }),
  inviteAll: (table: string) => call<Link>("POST", `${at(table)}/invitations`, { table: true }),
  moveDevice: (table: string, seat: number) => call<Link>("POST", `${at(table)}/devices`, { seat }),
  invitation: (token: string) => call<Invitation>("POST", "invitation", { token }),
  join: (wish: JoinWish, commitment?: string) => salted(commitment, (salt) => call("POST", "join", { ...wish, salt })),
  replay: (table: string, viewer: number | "table") => call<Replay>("GET", `${at(table)}/replay?viewer=${viewer}`),
  recordUrl: (table: string) => `api/${at(table)}/record`,
};

/** Whether a host name means this computer itself. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}
