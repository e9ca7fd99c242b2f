/** One click and the game begins, against bots; whoever has no name yet travels under one of ours. */

import { post } from "./house.js";

/**
 * @param {import("./inn.js").Inn} inn
 * @param {import("./house.js").Game} game
 */
export const begin = (inn, game) =>
  inn.attempt(async () => {
    await inn.welcome();
    const bots = Array(game.options.players.default - 1).fill({ kind: "bot" });
    const told = await post("/api/tables", { game: game.game, seats: [{ kind: "me" }, ...bots] });
    await post(`/api/tables/${told.table.id}/start`);
    location.assign(`/table/${told.table.id}`);
  });
