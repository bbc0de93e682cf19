// What kind of window this is. The styles have the same bounds in their media queries.

/** A phone held sideways, or a page much enlarged: what is one's own lies beside the board, not below it. */
const LOW = "(max-height: 560px) and (min-width: 640px)";

function watched(query: string) {
  const list = matchMedia(query);
  let current = $state(list.matches);
  list.addEventListener("change", () => (current = list.matches));
  return {
    get current() {
      return current;
    },
  };
}

export const low = watched(LOW);
export const phone = watched(`(max-width: 767px), ${LOW}`);
/** There is no column beside the board: its things are in sheets. */
export const sheeted = watched(`(max-width: 1023px), ${LOW}`);
