import { mount } from "svelte";
import "./tokens.css";
import "virtual:themes.css";
import "./base.css";
import App from "./App.svelte";
import { route } from "./route.svelte";
import { apply } from "./settings.svelte";
import { connectEarly } from "./table/early.svelte";

const spoken = apply();
const [table] = route().rest;
if (route().page === "table" && table) connectEarly(table);
await spoken;
mount(App, { target: document.getElementById("app")! });
