// Passkeys: what the browser is asked for, and what the server is told of its answer.
import { call } from "../../wire/http";
import type { Me, OwnPasskeys, PasskeyOptions, SignIn, SignInOptions } from "../../wire/schema";
import { ownWay, unsubscribe } from "../calls/push";

const NUMBER = /^[\d.]+$|^\[/; // an address that is no name

/** Browsers make passkeys only for names, and only where nobody can listen. */
export function passkeysWork(host = location.hostname): boolean {
  return isSecureContext && "PublicKeyCredential" in window && !NUMBER.test(host);
}

/** Whether the user has put the browser's question away. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);
}

/** Whether the device has a passkey of this person already. */
export function isKnown(error: unknown): boolean {
  return error instanceof DOMException && error.name === "InvalidStateError";
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function textOf(content: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(content)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const at = (id: string) => `me/passkeys/${id}`;

export const passkeys = {
  list: async () => (await call<OwnPasskeys>("GET", "me/passkeys")).passkeys,
  rename: async (id: string, name: string) => (await call<OwnPasskeys>("PUT", at(id), { name })).passkeys,
  remove: (id: string) => call<void>("DELETE", at(id)),

  async make(name: string) {
    const made = (await navigator.credentials.create({
      publicKey: creation(await call<PasskeyOptions>("POST", "me/passkeys/options")),
    })) as PublicKeyCredential;
    const response = made.response as AuthenticatorAttestationResponse;
    const kept = await call<OwnPasskeys>("POST", "me/passkeys", {
      name,
      credential: textOf(made.rawId),
      client_data: textOf(response.clientDataJSON),
      attestation: textOf(response.attestationObject),
    });
    return kept.passkeys;
  },

  /** What a device has signed, to be sent to `signIn`. */
  async sign(): Promise<SignIn> {
    const { challenge, site, timeout } = await call<SignInOptions>("POST", "sign-in/options");
    const signed = (await navigator.credentials.get({
      publicKey: { challenge: bytesOf(challenge), rpId: site, timeout, userVerification: "preferred" },
    })) as PublicKeyCredential;
    const response = signed.response as AuthenticatorAssertionResponse;
    return {
      credential: textOf(signed.rawId),
      client_data: textOf(response.clientDataJSON),
      authenticator_data: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      handle: response.userHandle && textOf(response.userHandle),
    };
  },

  signIn: (signed: SignIn) => call<Me>("POST", "sign-in", signed),

  /** This browser is nobody's any more, and no longer called for whom it was. */
  async signOut() {
    const way = await ownWay();
    if (way) await call<void>("DELETE", `me/calls/${way}`).catch(() => undefined); // which may not be theirs
    await unsubscribe();
    await call<void>("POST", "sign-out");
  },
};

function creation(options: PasskeyOptions): PublicKeyCredentialCreationOptions {
  const { challenge, site, handle, name, known, algorithms, timeout } = options;
  return {
    challenge: bytesOf(challenge),
    rp: { id: site, name: "Lichtspiel" },
    user: { id: bytesOf(handle), name, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: known.map((id) => ({ type: "public-key", id: bytesOf(id) })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
    attestation: "none",
    timeout,
  };
}

const DEVICES = ["Android", "iPhone", "iPad", "Mac", "Windows", "Linux"]; // in this order: Android says Linux as well

/** The name of a new passkey, with a number if others have that name. */
export function unusedName(name: string, used: readonly string[]): string {
  for (let number = 2, called = name; ; number++) {
    if (!used.includes(called)) return called;
    called = `${name} ${number}`;
  }
}

/** What a new passkey is called unless the user says otherwise: names that need no translation. */
export function deviceName(agent = navigator.userAgent): string {
  return DEVICES.find((device) => agent.includes(device)) ?? "Passkey";
}
