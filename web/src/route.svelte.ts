// The current route: the part of the address after the #, which never reaches a server log.
export interface Route {
  page: string;
  rest: string[];
}

function read(): Route {
  const [page = "", ...rest] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return { page, rest };
}

const KEPT = "lichtspiel-link-";
let current = $state.raw<Route>(read());
let table: string | undefined;
addEventListener("hashchange", arrive);
arrive();

function arrive() {
  current = read();
  // A new entry of the history begins at its top; where somebody goes back to, the browser remembers the place.
  if (history.state === null) scrollTo(0, 0);
  history.replaceState(true, "");
  if (current.page === "table") table = current.rest[0];
  else if (current.page !== "rules") table = undefined;
}

export function route(): Route {
  return current;
}

/** The table from which the rules were opened. */
export function tableLeft(): string | undefined {
  return table;
}

/** The links by which this tab came to tables, by the names of the tables; it still knows them when it is loaded again. */
export const followed = {
  get: (table: string): string | null => {
    try {
      return sessionStorage.getItem(KEPT + table);
    } catch {
      return null;
    }
  },
  set: (table: string, token: string): void => {
    try {
      sessionStorage.setItem(KEPT + table, token);
    } catch {
      // a browser that keeps nothing: the link itself still works
    }
  },
};

export function href(...parts: string[]): string {
  return "#/" + parts.map(encodeURIComponent).join("/");
}

export function go(...parts: string[]): void {
  location.hash = href(...parts);
}
