const files = import.meta.glob<string>(
  ["../../../src/lichtspiel/words/en/*.ftl", "!../../../src/lichtspiel/words/en/cli.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files).join("\n");
