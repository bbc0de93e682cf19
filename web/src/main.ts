import { mount } from "svelte";
import "./tokens.css";
import "virtual:themes.css";
import "./base.css";
import App from "./App.svelte";
import { apply } from "./settings.svelte";

await apply();
mount(App, { target: document.getElementById("app")! });
