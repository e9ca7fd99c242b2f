// boardgame.io's server with the tic-tac-toe of its tutorial's rules. Usage: node FILE PACKAGE_FOLDER PORT LOBBY_PORT
import { createRequire } from "node:module";
import path from "node:path";

const [folder, port, apiPort] = process.argv.slice(2);
const load = createRequire(path.join(folder, "node_modules", "anything"));
const { Server } = load("boardgame.io/server");
const { INVALID_MOVE } = load("boardgame.io/core");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const wins = (cells, player) => LINES.some((line) => line.every((at) => cells[at] === player));

const TicTacToe = {
  name: "tic-tac-toe",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: new Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, at) {
      if (G.cells[at] !== null) return INVALID_MOVE;
      G.cells[at] = playerID;
    },
  },
  endIf({ G, ctx }) {
    if (wins(G.cells, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

// The default storage (memory) and transport. The lobby has a port of its own, since on the game's port
// it answers nothing but 404 with koa-compose 4.2, which npm now installs with boardgame.io 0.50.2.
await Server({ games: [TicTacToe], origins: [] }).run({
  port: Number(port),
  lobbyConfig: { apiPort: Number(apiPort) },
});
console.log("ready");
