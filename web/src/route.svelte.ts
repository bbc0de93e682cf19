// Where we are: the part of the address behind the #, which reaches no server log.
export interface Route {
  page: string;
  rest: string[];
}

function read(): Route {
  const [page = "", ...rest] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return { page, rest };
}

let current = $state.raw<Route>(read());
addEventListener("hashchange", () => (current = read()));

export function route(): Route {
  return current;
}

export function href(...parts: string[]): string {
  return "#/" + parts.map(encodeURIComponent).join("/");
}

export function go(...parts: string[]): void {
  location.hash = href(...parts);
}
