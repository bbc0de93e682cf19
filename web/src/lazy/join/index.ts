export { default } from "./JoinPage.svelte";
