// The game on boardgame.io: node boardgame.mjs memory|files PORT FOLDER
import { createRequire } from "node:module";
import { dealt, mayPlay, PLAYERS, winnerOf } from "./tricks.mjs";

const { FlatFile, Origins, Server } = createRequire(import.meta.url)("boardgame.io/server");
const [kind, port, folder] = process.argv.slice(2);

function play({ G, ctx, events, playerID }, card) {
  const seat = Number(playerID);
  const led = G.trick.length ? G.trick[0].card : null;
  if (!mayPlay(G.players[seat].hand, card, led)) return "INVALID_MOVE";
  G.players[seat].hand = G.players[seat].hand.filter((held) => held !== card);
  G.trick.push({ seat, card });
  let next = (seat + 1) % PLAYERS;
  if (G.trick.length === PLAYERS) {
    next = winnerOf(G.trick);
    G.players[next].tricks += 1;
    G.last = G.trick;
    G.trick = [];
    if (G.players[next].hand.length === 0) {
      G.round += 1;
      dealt(G.round * 4096 + ctx.turn).forEach((hand, other) => (G.players[other].hand = hand));
    }
  }
  events.endTurn({ next: String(next) });
}

const game = {
  name: "tricks",
  setup: () => ({ round: 1, trick: [], last: [], players: dealt(1).map((hand) => ({ hand, tricks: 0 })) }),
  moves: { play },
  turn: { order: { first: () => 0, next: ({ ctx }) => (ctx.playOrderPos + 1) % PLAYERS } },
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map((player, seat) => (String(seat) === playerID ? player : { tricks: player.tricks, cards: player.hand.length })),
  }),
};

const db = kind === "files" ? new FlatFile({ dir: folder, logging: false }) : undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, "http://127.0.0.1"], ...(db && { db }) });
await server.run({ port: Number(port) });
