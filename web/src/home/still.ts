// Pictures move only where they can be seen, and on screens that are not those of telephones.

/** Mark an element while it is out of sight; `base.css` stops what moves in it then. */
export function stillUnseen(element: HTMLElement): { destroy: () => void } {
  const watch = new IntersectionObserver((seen) => {
    element.classList.toggle("still", !seen.at(-1)?.isIntersecting);
  });
  watch.observe(element);
  return { destroy: () => watch.disconnect() };
}
