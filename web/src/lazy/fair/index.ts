export { default } from "./FairPage.svelte";
