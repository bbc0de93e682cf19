// The part of a fair shuffle that a browser can compute: commitment and key. Cards are dealt by the rules, which are not here.
import type { FairShuffle } from "../../wire/schema";

/** No other use of the secret has this in front. */
const PURPOSE = new TextEncoder().encode("lichtspiel/1 deal\n");

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether this page may compute: browsers allow it over HTTPS, and on the computer itself. */
const canCompute = () => globalThis.crypto?.subtle !== undefined;

export async function commitmentOf(secret: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytesOf(secret)));
}

/** HMAC-SHA256 over the number of seats and, for each, its number, the length of its salt, and the salt. */
export async function keyOf(secret: string, salts: readonly (string | null)[]): Promise<string> {
  const said = salts.flatMap((salt, seat) => {
    const bytes = bytesOf(salt ?? "");
    return [seat, bytes.length, ...bytes];
  });
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), hmac, false, ["sign"]);
  return hexOf(await crypto.subtle.sign("HMAC", key, Uint8Array.from([...PURPOSE, salts.length, ...said])));
}

export interface Proof {
  secret: boolean;
  key: boolean;
}

/** Whether secret and key are what they are said to be; null as long as that cannot be known. */
export async function proved({ commitment, secret, key, seats }: FairShuffle): Promise<Proof | null> {
  if (!commitment || !secret || !key || !canCompute()) return null;
  const [committed, followed] = await Promise.all([
    commitmentOf(secret),
    keyOf(
      secret,
      seats.map(({ salt }) => salt),
    ),
  ]);
  return { secret: committed === commitment, key: followed === key };
}
