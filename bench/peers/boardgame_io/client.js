// Plays so many matches at a time at boardgame.io's server: node client.js PORT PID MATCHES WARMUP SECONDS
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./game");

const [port, pid, matches, warmup, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;

async function post(path, body) {
  const response = await fetch(`${server}/games/cards/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

async function play(figures) {
  const { matchID } = await post("create", { numPlayers: 3 });
  let over = 0;
  const clients = [];
  for (const playerID of ["0", "1", "2"]) {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: playerID });
    const client = Client({
      game,
      numPlayers: 3,
      matchID,
      playerID,
      credentials: playerCredentials,
      multiplayer: SocketIO({ server, socketOpts: { transports: ["websocket"] } }),
      debug: false,
    });
    clients.push(client);
    let seen = -1;
    let began = 0;
    client.subscribe((state) => {
      if (state === null || state.G.played.length === seen) return;
      seen = state.G.played.length;
      if (began) {
        figures.came(began);
        began = 0;
      }
      if (seen > 0) figures.saw(matchID, seen);
      if (state.ctx.gameover) {
        if (++over === 3) {
          clients.forEach((each) => each.stop());
          play(figures).catch(failed);
        }
      } else if (state.ctx.currentPlayer === playerID) {
        setImmediate(() => {
          began = performance.now();
          client.moves.play(state.G.hands[playerID][0]);
        });
      }
    });
  }
  clients.forEach((each) => each.start());
}

function failed(error) {
  console.error(error);
  process.exit(1);
}

async function main() {
  const { Figures } = await import("../figures.mjs");
  const figures = new Figures();
  for (let match = 0; match < matches; match++) await play(figures);
  figures.begin(pid, warmup, seconds);
  await figures.finish();
}

main().catch(failed);
