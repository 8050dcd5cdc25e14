// Plays so many rooms at a time at Colyseus' server: node client.mjs PORT PID ROOMS WARMUP SECONDS
import { Client } from "@colyseus/sdk";

import { Figures } from "../figures.mjs";

const [port, pid, rooms, warmup, seconds] = process.argv.slice(2).map(Number);
const client = new Client(`http://127.0.0.1:${port}`);
const figures = new Figures();

async function sit(room, over) {
  let seat, hand;
  let seen = 0;
  let began = 0;
  const dealt = new Promise((done) =>
    room.onMessage("hand", (message) => {
      ({ seat, hand } = message);
      done();
    }),
  );
  room.onStateChange((state) => {
    if (state.turn < 0) return;
    if (state.moves !== seen) {
      seen = state.moves;
      figures.saw(room.roomId, seen);
      if (began) {
        figures.came(began);
        began = 0;
      }
    }
    if (state.moves === 84) over();
    else if (state.turn === seat && hand.length > (83 - state.moves) / 3) {
      began = performance.now();
      room.send("play", hand.shift());
    }
  });
  await dealt;
}

async function play() {
  const seats = [];
  let ended = 0;
  const over = () => {
    if (++ended === 3) {
      seats.forEach((room) => room.leave());
      play().catch(failed);
    }
  };
  seats.push(await client.create("cards"));
  await sit(seats[0], over);
  for (let seat = 1; seat < 3; seat++) {
    seats.push(await client.joinById(seats[0].roomId));
    await sit(seats[seat], over);
  }
  seats[0].send("begin");
}

function failed(error) {
  console.error(error);
  process.exit(1);
}

for (let room = 0; room < rooms; room++) await play().catch(failed);
figures.begin(pid, warmup, seconds);
await figures.finish();
