export { default as Book } from "./Book.svelte";
export { default } from "./RulesPage.svelte";
