const files = import.meta.glob<string>(
  ["../../../src/lichtspiel/words/de/*.ftl", "!../../../src/lichtspiel/words/de/cli.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files).join("\n");
