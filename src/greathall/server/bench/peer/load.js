// Plays as fast as the server answers: node load.js <url> <tables> <seconds>. One line of JSON at the end.
const { io } = require("socket.io-client");

const [url, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const latencies = [];
let playing = true;

function seat(match, player) {
  const socket = io(`${url}/tally`, { transports: ["websocket"] });
  let sent = 0;
  const act = (state) => {
    if (sent && state._stateID > sent.id) {
      latencies.push(performance.now() - sent.at);
      sent = 0;
    }
    if (!playing || state.ctx.currentPlayer !== player) return;
    sent = { id: state._stateID, at: performance.now() };
    const move = { type: "take", args: [1 + (state._stateID % 5)], playerID: player };
    socket.emit("update", { type: "MAKE_MOVE", payload: move }, state._stateID, match, player);
  };
  socket.on("connect", () => socket.emit("sync", match, player, undefined, 4));
  socket.on("sync", (_, told) => act(told.state));
  socket.on("update", (_, state) => act(state));
}

for (let table = 0; table < tables; table++) {
  for (const player of ["0", "1", "2", "3"]) setTimeout(() => seat(`m${process.pid}-${table}`, player), 5 * table);
}
const settle = 1500;
setTimeout(() => {
  latencies.length = 0;
  console.log("begin");
}, settle);
setTimeout(() => {
  playing = false;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor(latencies.length * share)] || 0;
  console.log(JSON.stringify({ moves: latencies.length, seconds, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}, settle + 1000 * seconds);
