export { default } from "./DailyPage.svelte";
