export { default } from "./PuzzlesPage.svelte";
