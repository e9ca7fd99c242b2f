/** The line to one table: it comes back by itself, and what was sent is answered once. */

import { get, Refusal } from "./house.js";
import { language } from "./words.js";

const SOON = 300; // milliseconds before the first new try; each further one waits twice as long
const LATE = 5000;
const PATIENCE = 8000; // for an answer, before the line counts as dead

/**
 * @typedef {"opening" | "open" | "lost" | "refused"} State
 * @typedef {{message: object, done: (reply: any) => void, failed: (fault: Error) => void}} Sent
 */

/** @type {{address: string, socket: WebSocket, heard: MessageEvent[]} | null} a call made before there was a page */
let early = null;

/**
 * Call a table while the page is still getting ready.
 * @param {string} table
 */
export function callAhead(table) {
  const address = addressOf(table, 0, null);
  const socket = new WebSocket(address);
  /** @type {MessageEvent[]} */
  const heard = [];
  socket.onmessage = (event) => heard.push(event);
  early = { address, socket, heard };
}

/**
 * @param {string} table
 * @param {number} ply
 * @param {number | null} eyes
 */
function addressOf(table, ply, eyes) {
  const query = new URLSearchParams({ ply: String(ply), lang: language() });
  if (eyes !== null) query.set("seat", String(eyes));
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${table}/socket?${query}`;
}

export class Line {
  /** @type {State} */
  state = "opening";
  /** The number of the next ply: all before it have been heard of. */
  ply = 0;
  /** @type {number | null} of several seats of ours, the one that we look from */
  eyes = null;
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, Sent>} what has not been answered, in the order it was sent */
  #unanswered = new Map();
  #tries = 0;
  #timer = 0;
  #attempt = 0; // which connection is meant: whatever comes late from an earlier one is ignored

  /**
   * @param {string} table
   * @param {(message: any) => void} hear whatever the house tells
   * @param {(fault?: Error) => void} turn the state has changed
   */
  constructor(table, hear, turn) {
    this.table = table;
    this.hear = hear;
    this.turn = turn;
    addEventListener("online", () => this.#again(0));
    addEventListener("offline", () => this.#drop());
  }

  /** Connect; as somebody else, perhaps: an earlier line told what they could see. */
  open() {
    this.#hangUp();
    const attempt = this.#attempt;
    this.#become("opening");
    setTimeout(() => attempt === this.#attempt && this.state === "opening" && this.#drop(), PATIENCE);
    const address = addressOf(this.table, this.ply, this.eyes);
    const ahead = early?.address === address && early.socket.readyState <= WebSocket.OPEN ? early : null;
    if (!ahead) early?.socket.close();
    early = null;
    const socket = (this.#socket = ahead?.socket ?? new WebSocket(address));
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data));
    socket.onclose = () => (this.state === "opening" ? this.#why(attempt) : this.#drop());
    if (socket.readyState === WebSocket.OPEN) this.#opened();
    for (const event of ahead?.heard ?? []) this.#heard(JSON.parse(event.data));
  }

  /**
   * A socket that is refused does not say why; the table itself does.
   * @param {number} attempt
   */
  async #why(attempt) {
    const fault = await get(`/api/tables/${this.table}${this.eyes === null ? "" : `?seat=${this.eyes}`}`).catch((reason) => reason);
    if (attempt !== this.#attempt) return;
    if (fault instanceof Refusal && fault.status < 429) this.#become("refused", fault);
    else this.#drop();
  }

  /**
   * Send a message until it is answered: after a lost connection again, under the same id, so that the
   * house does it once.
   * @param {object} message
   * @returns {Promise<any>} the answer; rejects with a Refusal
   */
  ask(message) {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    return new Promise((done, failed) => {
      this.#unanswered.set(id, { message: { ...message, id }, done, failed });
      if (this.state === "open") this.#send(id);
    });
  }

  #opened() {
    this.#tries = 0;
    this.#become("open");
    for (const id of this.#unanswered.keys()) this.#send(id);
  }

  /** @param {string} id */
  #send(id) {
    const attempt = this.#attempt;
    this.#socket?.send(JSON.stringify(this.#unanswered.get(id)?.message));
    setTimeout(() => attempt === this.#attempt && this.#unanswered.has(id) && this.#drop(), PATIENCE);
  }

  /** @param {any} message */
  #heard(message) {
    if (message.type === "position") this.ply = message.ply;
    const sent = this.#unanswered.get(message.id);
    if (sent) {
      this.#unanswered.delete(message.id);
      if (message.type === "error") sent.failed(new Refusal(message.error, message.say, 409));
      else sent.done(message);
    } else {
      this.hear(message);
    }
  }

  #hangUp() {
    this.#attempt++;
    if (this.#socket) {
      this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
      this.#socket.close();
      this.#socket = null;
    }
  }

  #drop() {
    this.#hangUp();
    this.#become("lost");
    this.#again(Math.min(LATE, SOON * 2 ** this.#tries++));
  }

  /** @param {number} wait */
  #again(wait) {
    if (this.state !== "lost") return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), wait);
  }

  /**
   * @param {State} state
   * @param {Error} [fault]
   */
  #become(state, fault) {
    this.state = state;
    this.turn(fault);
  }
}
