export { default } from "./MePage.svelte";
