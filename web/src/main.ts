import { mount } from "svelte";
import "./tokens.css";
import "virtual:themes.css";
import "./base.css";
import "./parts/names";
import App from "./App.svelte";
import { route } from "./route.svelte";
import { apply } from "./settings.svelte";
import { connectEarly } from "./table/early.svelte";

const spoken = apply();
const [table] = route().rest;
if (route().page === "table" && table) connectEarly(table);
await spoken;
mount(App, { target: document.getElementById("app")! });
// Late, so that nothing which is seen waits for it; pages that are not safe from others have none.
if (import.meta.env.PROD)
  setTimeout(() => navigator.onLine && void navigator.serviceWorker?.register("sw.js").catch(() => undefined), 2000);
