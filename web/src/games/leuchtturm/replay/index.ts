// What a review adds to the table of Die Leuchtturm-Architekten.
export { default as Marks } from "./Marks.svelte";
export { steps } from "./steps";
