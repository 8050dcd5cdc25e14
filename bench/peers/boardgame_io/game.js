// Three seats, 84 cards: a seat in its turn plays a card of its hand, which the others do not see.
const { INVALID_MOVE } = require("boardgame.io/core");

module.exports = {
  name: "cards",
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(84).keys()]);
    return { hands: [deck.slice(0, 28), deck.slice(28, 56), deck.slice(56)], played: [] };
  },
  minPlayers: 3,
  maxPlayers: 3,
  moves: {
    play: {
      move: ({ G, playerID }, card) => {
        const at = G.hands[playerID].indexOf(card);
        if (at < 0) return INVALID_MOVE;
        G.hands[playerID].splice(at, 1);
        G.played.push(card);
      },
      client: false,
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.played.length === 84 ? true : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};
