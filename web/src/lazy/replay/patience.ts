// Asking again, later and later, where it was too much at once.
import { RefusedError } from "../../wire/http";

/** Milliseconds until the first and each further time. */
export const LATER = [1000, 2000, 4000, 8000] as const;

/** Whether it is only too early to ask. */
export function isTooMuch(error: unknown): boolean {
  return error instanceof RefusedError && error.refusal.code === "slow-down";
}

/** Whether the way to the server is broken, so that nobody knows how it would have answered. */
export function isLost(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Whether the server is in trouble of its own, which may pass. */
export function isTrouble(error: unknown): boolean {
  return error instanceof RefusedError && ["storage", "fault"].includes(error.refusal.code);
}

/** How long to wait after having been refused so many times in a row. */
export function waitAfter(refused: number): number {
  return LATER[Math.min(refused, LATER.length) - 1] ?? 0;
}

/** The answer, after as many attempts as it takes; what else goes wrong, or goes on too long, is thrown. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (const wait of LATER) {
    try {
      return await ask();
    } catch (error) {
      if (!isTooMuch(error)) throw error;
    }
    await new Promise((done) => setTimeout(done, wait));
  }
  return ask();
}
