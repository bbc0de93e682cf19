export { default } from "./NewTable.svelte";
