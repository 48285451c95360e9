// The twin of tally.py: in turn, each seat takes a number from 1 to 5.
const BOARD = 200;

exports.Tally = {
  name: "tally",
  setup: () => ({ scores: [0, 0, 0, 0], board: Array(BOARD).fill(0), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, n) => {
      G.scores[Number(playerID)] += n;
      G.board[G.moves % BOARD] = n;
      G.moves += 1;
    },
  },
};
