// That it is the user's turn, for a tab or an app they do not look at: in its title, its icon and, once installed, its badge.

/** The lantern, and on it what calls. Drawn here: a file would be asked for at every change, without a network too. */
const lantern = (call: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><ellipse cx='16' cy='16' rx='11' ry='12' fill='%23ffc857'/><ellipse cx='16' cy='16' rx='6' ry='12' fill='%23fff0c2'/>${call}</svg>`;
const USUAL = lantern("");
const CALLING = lantern("<circle cx='24' cy='24' r='7' fill='%23c8372d'/>");

/** Show the title of the page, and in how many games it is the user's turn. */
export function showTurns(title: string, turns: number): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = turns ? CALLING : USUAL;
  if (icon && icon.href !== wanted && (turns || icon.href === CALLING)) icon.href = wanted;
  void navigator.setAppBadge?.(turns)?.catch(() => undefined); // 0 takes it away; only an app has one
}
