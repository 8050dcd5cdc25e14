// boardgame.io's server. `node server.js` keeps matches in memory, `node server.js DIR` in files.
const { FlatFile, Origins, Server } = require("boardgame.io/server");

const dir = process.argv[2];
const server = Server({
  games: [require("./game")],
  origins: [Origins.LOCALHOST],
  ...(dir ? { db: new FlatFile({ dir, ttl: false }) } : {}),
});
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => console.log(appServer.address().port));
