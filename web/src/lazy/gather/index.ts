export { default } from "./Gathering.svelte";
