// What the user can do from the action line.
import { say } from "../words/words.svelte";

export interface Action {
  label: string;
  run: () => void;
  /** What it does, for lessons to point at. */
  does?: string;
  /** The main thing to do now. */
  act?: boolean;
  disabled?: boolean;
  /** A key that does it from anywhere on the page, as KeyboardEvent.key names it. */
  key?: string;
}

/** While something is chosen: the button that does it, named after what it does, and the one that takes the choice back. */
export function confirming(does: string, confirm: () => void, back: () => void, backLabel = say("web-back")): Action[] {
  return [
    { label: backLabel, key: "Escape", run: back },
    { label: does, key: "Enter", act: true, run: confirm },
  ];
}

/** Whether the chosen move can be made now; a question ("Lay it here?") is asked only then. */
export function canConfirm(actions: readonly Action[]): boolean {
  return actions.some(({ key, disabled }) => key === "Enter" && !disabled);
}
