const files = import.meta.glob<string>(
  ["../../../src/lichtspiel/words/pl/*.ftl", "!../../../src/lichtspiel/words/pl/cli.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files).join("\n");
