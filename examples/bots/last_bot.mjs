// A bot for `lichtspiel arena` in plain JavaScript: it plays the last of the legal moves.
//
//   lichtspiel arena lumen --players 3 --bots "greedy,cmd:node examples/bots/last_bot.mjs"

import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "choose") {
    const move = message.legal[message.legal.length - 1];
    process.stdout.write(JSON.stringify({ move }) + "\n");
  }
}
