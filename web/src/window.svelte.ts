// The kind of window. The media queries of the styles have the same bounds.

/** A phone held sideways, or a page much enlarged: the viewer's own things are beside the board, not below it. */
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
/** No room for a column beside the board: its contents are in sheets. */
export const sheeted = watched(`(max-width: 1023px), ${LOW}`);
