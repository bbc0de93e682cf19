export { default } from "./GamesPage.svelte";
