/** The house's API: requests, and what it sends. Everything is plain data. */

import { language } from "./words.js";

/**
 * @typedef {{name: string, kind: string, lang: string}} Account
 * @typedef {{default: any, choices: any[]}} Option
 * @typedef {{game: string, title: string, line: string, time: string,
 *   options: Record<string, Option>, bots: string[], tutorial: boolean}} Game
 * @typedef {{seat: number, kind: string, name: string | null, bot: string | null, asked: string | null,
 *   program: boolean, taken: boolean, away: boolean, weak: string | null, owner: boolean}} Seat
 * @typedef {{scores: number[], places: number[], reason: string}} Result
 * @typedef {{id: string, game: string, title: string, options: Record<string, any>, players: number,
 *   status: "open" | "playing" | "over" | "closed", private: boolean, seats: Seat[], clock: any,
 *   absent: string, hints: boolean, rated: boolean, commitment: string, words: string[],
 *   seed: string | null, result: Result | null, rematch: string | null, mine: boolean, invite?: string}} Table
 * @typedef {{type: "table", table: Table, seat: number | null, held: number[], quiet: boolean,
 *   turn?: number | null}} Told
 * @typedef {{do: string, action: number, say: string}} Choice
 * @typedef {{ply: number, kind: string, by: number | null, do: string, at: number, text: string}} Line
 * @typedef {{left: number[] | null, thinking: number | null, due: number | null, now: number}} Clock
 * @typedef {{ply: number, view: any, turn: number | null, over: boolean, legal: Choice[], undo: number,
 *   log: Line[], clock: Clock}} Position
 * @typedef {{id: number, by: string, at: number, text: string}} Chat
 * @typedef {{do: string, say: string}} Hint
 */

/** What the house refuses; the message is its sentence. */
export class Refusal extends Error {
  /**
   * @param {string} key
   * @param {string} sentence
   * @param {number} status
   */
  constructor(key, sentence, status) {
    super(sentence);
    this.key = key;
    this.status = status;
  }
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export const get = (path) => request("GET", path);

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export const post = (path, body) => request("POST", path, body);

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>} rejects with a Refusal, or with a TypeError when the house cannot be reached
 */
export async function request(method, path, body) {
  const response = await fetch(`${path}${path.includes("?") ? "&" : "?"}lang=${language()}`, {
    method,
    headers: body ? { "content-type": "application/json" } : {},
    body: body && JSON.stringify(body),
  });
  const answer = response.status === 204 ? null : await response.json();
  if (!response.ok) throw new Refusal(answer.error, answer.say, response.status);
  return answer;
}
