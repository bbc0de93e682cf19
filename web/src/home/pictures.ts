// The picture of each game.
import type { Component } from "svelte";
import Chart from "./Chart.svelte";
import Glass from "./Glass.svelte";
import Lake from "./Lake.svelte";

export const PICTURES: Record<string, Component> = { lichterfest: Lake, leuchtturm: Chart, lumen: Glass };
