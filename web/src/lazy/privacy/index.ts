export { default } from "./PrivacyPage.svelte";
