// The game on Colyseus, in memory: node colyseus.mjs PORT
import { createServer } from "node:http";
import { Room, Server } from "@colyseus/core";
import { ArraySchema, schema, StateView } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { dealt, mayPlay, PLAYERS, winnerOf } from "./tricks.mjs";

const Hand = schema({ cards: { array: "number", view: true }, tricks: "number" });
const Laid = schema({ seat: "number", card: "number" });
const State = schema({ round: "number", next: "number", hands: [Hand], trick: [Laid] });

class Tricks extends Room {
  maxClients = PLAYERS;
  patchRate = null; // a patch after each move, and not by the clock

  onCreate() {
    this.state = new State({ round: 1, next: 0 });
    this.state.hands = new ArraySchema(...dealt(1).map((cards) => new Hand({ cards: new ArraySchema(...cards), tricks: 0 })));
    this.state.trick = new ArraySchema();
    this.onMessage("play", (client, card) => this.play(client.seat, card));
  }

  onJoin(client) {
    client.seat = this.clients.length - 1;
    client.view = new StateView();
    client.view.add(this.state.hands[client.seat]);
    client.send("seat", client.seat);
  }

  play(seat, card) {
    const { state } = this;
    const hand = [...state.hands[seat].cards];
    if (seat !== state.next) return;
    const chosen = card ?? hand.find((held) => mayPlay(hand, held, state.trick.length ? state.trick[0].card : null));
    if (!mayPlay(hand, chosen, state.trick.length ? state.trick[0].card : null)) return;
    state.hands[seat].cards.splice(hand.indexOf(chosen), 1);
    state.trick.push(new Laid({ seat, card: chosen }));
    state.next = (seat + 1) % PLAYERS;
    if (state.trick.length === PLAYERS) this.endTrick();
    this.broadcastPatch();
    this.broadcast("next", state.next);
  }

  endTrick() {
    const { state } = this;
    state.next = winnerOf(state.trick.map(({ seat, card }) => ({ seat, card })));
    state.hands[state.next].tricks += 1;
    state.trick.clear();
    if (state.hands[state.next].cards.length > 0) return;
    state.round += 1;
    dealt(state.round * 4096).forEach((cards, seat) => state.hands[seat].cards.push(...cards));
  }
}

const server = new Server({ transport: new WebSocketTransport({ server: createServer() }), greet: false });
server.define("tricks", Tricks);
await server.listen(Number(process.argv[2]));
