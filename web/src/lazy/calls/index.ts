export { default } from "./CallsPage.svelte";
