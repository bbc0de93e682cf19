// What a review adds to the table of LUMEN.
export { default as Marks } from "./Marks.svelte";
export { steps } from "./steps";
