export { default } from "./ReplayPage.svelte";
