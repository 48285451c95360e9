// boardgame.io's own server, as it comes, in memory.
const { Server } = require("boardgame.io/server");
const { Tally } = require("./tally.js");

const server = Server({ games: [Tally], origins: ["*"] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`open at http://127.0.0.1:${appServer.address().port}`);
});
