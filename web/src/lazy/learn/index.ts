export { default } from "./LearnPage.svelte";
