// The names of symbols: shown by a long press, a resting pointer, or focus by key. A long press does nothing else.
import { isKeyed } from "./keys";

/** What has a name. */
const NAMED = "main :is([title],button[aria-label],[role=button][aria-label],[role=img][aria-label])";
/** Consequences are shown in place there, and nothing covers them unasked. */
const TARGET = "[data-at],.live";
/** Milliseconds that a press is long, or a pointer rests. */
export const LONG = 500;
/** Pixels by which a press may stray. */
const STRAY = 8;

let timer = 0;
let down: PointerEvent | null = null;
/** Whether what comes of the press is not meant any more. */
let held = false;
let bubble: HTMLElement | undefined;

const named = (target: EventTarget | null) => (target as Element).closest?.<HTMLElement>(NAMED);

function hide() {
  clearTimeout(timer);
  bubble?.remove();
  bubble = undefined;
}

function show(element: Element) {
  hide();
  const { x, y, width, bottom } = element.getBoundingClientRect();
  bubble = document.createElement("p");
  bubble.className = "name-bubble";
  bubble.popover = "manual";
  bubble.setAttribute("aria-hidden", "true");
  bubble.textContent = element.getAttribute("title") || element.getAttribute("aria-label");
  (element.closest("dialog") ?? document.body).append(bubble);
  bubble.showPopover?.();
  const { offsetWidth, offsetHeight } = bubble;
  bubble.style.left = `${Math.max(4, Math.min(innerWidth - offsetWidth - 4, x + (width - offsetWidth) / 2))}px`;
  bubble.style.top = `${y > offsetHeight + 12 ? y - offsetHeight - 8 : bottom + 8}px`;
}

function later(element: Element | null | undefined, then: (element: Element) => void) {
  hide();
  if (element) timer = window.setTimeout(() => element.isConnected && then(element), LONG);
}

/** The press is over for whatever would drag, slide or choose. */
function hold(element: Element) {
  held = true;
  const { pointerId, isPrimary } = down!;
  down!.target!.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId, isPrimary }));
  show(element);
}

const swallow = (event: Event) => {
  if (!held) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

const LISTENERS: Record<string, (event: any) => void> = {
  pointerdown(event: PointerEvent) {
    held = false;
    down = event;
    later(event.pointerType === "mouse" ? null : named(event.target), hold);
  },
  pointermove(event: PointerEvent) {
    swallow(event);
    if (
      event.pointerType !== "mouse" &&
      !held &&
      down &&
      Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > STRAY
    )
      hide();
  },
  pointerup(event: PointerEvent) {
    if (held) swallow(event);
    else if (event.pointerType !== "mouse") hide();
  },
  pointercancel: (event: PointerEvent) => event.isTrusted && !held && hide(),
  click: swallow,
  contextmenu(event: PointerEvent) {
    if (event.pointerType !== "mouse" && named(event.target)) event.preventDefault();
  },
  pointerover(event: PointerEvent) {
    const element = named(event.target);
    if (event.pointerType === "mouse") later(element?.matches(`[title],${TARGET}`) ? null : element, show);
  },
  focusin({ target }: FocusEvent) {
    if (isKeyed() && (target as Element).matches(NAMED) && !(target as Element).matches(TARGET))
      show(target as Element);
  },
  focusout: hide,
};
for (const [type, listener] of Object.entries(LISTENERS)) addEventListener(type, listener, true);
