// What this browser keeps of whoever uses it, besides what the server has.
import { set, settings, usual } from "../../settings.svelte";

const KEPT = "lichtspiel-";

/** Forget it all. Language, colours, motion and sound stay: they suit the device, whoever uses it next. */
export async function forgetPerson(): Promise<void> {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage).filter((key) => key.startsWith(KEPT))) storage.removeItem(key);
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
  const { lang, theme, motion, sound } = settings;
  await set({ ...usual(), lang, theme, motion, sound });
  dispatchEvent(new StorageEvent("storage")); // other tabs hear of it by themselves, this one does not
}
