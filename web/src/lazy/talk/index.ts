export { Talk } from "./talk.svelte";
