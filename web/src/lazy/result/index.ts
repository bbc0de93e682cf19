export { default } from "./Result.svelte";
