// Colyseus' server: the same game in a room, its state sent at each move. It stores nothing. node server.mjs
import { randomInt } from "node:crypto";

import { Room, Server } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

const State = schema({ turn: t.number(), moves: t.number(), last: t.number(), counts: t.array("number") });

class Cards extends Room {
  maxClients = 3;
  patchRate = null; // by default changes wait for 50 ms
  state = new State({ turn: -1, moves: 0, last: -1, counts: [28, 28, 28] });

  onCreate() {
    const deck = [...Array(84).keys()];
    for (let at = deck.length - 1; at > 0; at--) {
      const other = randomInt(at + 1);
      [deck[at], deck[other]] = [deck[other], deck[at]];
    }
    this.hands = [deck.slice(0, 28), deck.slice(28, 56), deck.slice(56)];
    this.seats = [];
    this.onMessage("begin", () => {
      if (this.state.turn < 0 && this.seats.length === 3) {
        this.state.turn = 0;
        this.broadcastPatch();
      }
    });
    this.onMessage("play", (client, card) => {
      const seat = this.seats.indexOf(client.sessionId);
      const at = this.hands[seat].indexOf(card);
      if (seat !== this.state.turn || at < 0) throw new Error("an illegal move");
      this.hands[seat].splice(at, 1);
      this.state.counts[seat] = this.hands[seat].length;
      this.state.last = card;
      this.state.moves++;
      this.state.turn = (seat + 1) % 3;
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    client.send("hand", { seat: this.seats.length, hand: this.hands[this.seats.length] });
    this.seats.push(client.sessionId);
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define("cards", Cards);
await server.listen(0, "127.0.0.1");
console.log(transport.server.address().port);
