// The server of this device: a worker that answers as the server does, and to which lines can be opened as to a table.
// It begins when it is first asked.

import { at } from "../net/address.js";
import { USED } from "../net/reach.js";
import { dropKit, keepKit, keptKit, offeredKit, canKeep } from "./kit.js";

/** @typedef {{status: number, type: string, body: string}} Answered */

/** @typedef {{onopen: (() => void) | null, onmessage: ((event: {data: string}) => void) | null, onclose: (() => void) | null, readyState: number, send: (text: string) => void, close: () => void}} Line as much of a websocket as a connection needs */

/** @type {Promise<Worker> | null} */
let running = null;
let lastId = 0;
/** @type {Map<number, {done: (answer: Answered) => void, refuse: (why: Error) => void}>} */
const asked = new Map();
/** @type {Map<number, LocalLine>} */
const lines = new Map();

/**
 * Begin, if it has not begun: with the kit that is kept, or else with that of the server, which is kept if that is possible.
 * @param {(share: number) => void} [progress] of what has to be fetched, from 0 to 1
 * @returns {Promise<Worker>}
 */
export function beginDevice(progress) {
  running ??= start(progress).catch((error) => {
    running = null;
    throw error;
  });
  return running;
}

/**
 * As `fetch` would answer, but from this device.
 * @param {string} address below the root
 * @param {RequestInit} [init]
 * @returns {Promise<Response>}
 */
export async function answerHere(address, { method = "GET", headers, body } = {}) {
  const worker = await beginDevice();
  const id = ++lastId;
  const token = /^Bearer (.+)/i.exec(new Headers(headers).get("authorization") ?? "")?.[1] ?? null;
  const answer = await new Promise((/** @type {(answer: Answered) => void} */ done, refuse) => {
    asked.set(id, { done, refuse });
    worker.postMessage(JSON.stringify({ do: "answer", id, method, address, token, body: typeof body === "string" ? body : "" }));
  });
  return new Response(answer.body, { status: answer.status, headers: { "content-type": answer.type } });
}

/** A line to a table of this device. @param {string} code @returns {Line} */
export function lineHere(code) {
  return new LocalLine(code);
}

class LocalLine {
  /** @type {Line["onopen"]} */
  onopen = null;
  /** @type {Line["onmessage"]} */
  onmessage = null;
  /** @type {Line["onclose"]} */
  onclose = null;
  /** @type {number} */
  readyState = WebSocket.CONNECTING;
  #id = ++lastId;
  /** @type {Worker | null} */
  #worker = null;

  /** @param {string} code */
  constructor(code) {
    lines.set(this.#id, this);
    beginDevice().then(
      (worker) => {
        if (this.readyState === WebSocket.CLOSED) return;
        this.#worker = worker;
        this.#tell({ do: "open", line: this.#id, code });
        this.readyState = WebSocket.OPEN;
        this.onopen?.();
      },
      () => this.isOver(),
    );
  }

  /** @param {string} text */
  send(text) {
    this.#tell({ do: "say", line: this.#id, text });
  }

  close() {
    this.#tell({ do: "close", line: this.#id });
    this.isOver();
  }

  isOver() {
    lines.delete(this.#id);
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  /** @param {unknown} what */
  #tell(what) {
    this.#worker?.postMessage(JSON.stringify(what));
  }
}

/** A kept kit that does not work is damaged: it is removed, and fetched again if the server can be reached. @param {(share: number) => void} [progress] */
async function start(progress) {
  const kept = await keptKit();
  if (!kept) return run(await fetchKit(progress));
  try {
    return await run(kept);
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    await dropKit();
    return run(await fetchKit(progress));
  }
}

/** The kit cannot be read. */
class Damaged extends Error {}

/** @param {import("./kit.js").Kit | null} kit */
async function run(kit) {
  if (!kit) throw new Error("there is no kit, here or at the server");
  const worker = new Worker(at("/web/js/device/worker.js"), { type: "module" });
  await new Promise((done, refuse) => {
    worker.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.did === "begin") done(undefined);
      else if (told.did === "failed") refuse(told.isDamaged ? new Damaged(told.why) : new Error(told.why));
    };
    worker.onerror = (event) => refuse(new Error(event.message || "the worker cannot be loaded"));
    worker.postMessage({ ...kit, place: new URL(at("/kit/"), document.baseURI).href, database: `pennypapers ${at("/")}` });
  }).catch((error) => {
    worker.terminate();
    throw error;
  });
  worker.onmessage = ({ data }) => hear(JSON.parse(data));
  worker.onerror = () => lose(worker);
  noteUse();
  return worker;
}

function noteUse() {
  try {
    localStorage.setItem(USED, "yes");
  } catch {
    return; // a browser may allow no storage
  }
}

/** The server's kit, kept if that is possible: where there is no room, or no certificate, it is fetched for this time. @param {(share: number) => void} [progress] */
async function fetchKit(progress) {
  if (!canKeep()) return offeredKit();
  const shown = progress ? null : await (await import("./fetching.js")).showFetching();
  return keepKit({ progress: progress ?? shown?.progress ?? (() => undefined) })
    .catch(() => offeredKit())
    .finally(() => shown?.end());
}

/** @param {any} told */
function hear(told) {
  if (told.did === "answer") {
    asked.get(told.id)?.done(told);
    asked.delete(told.id);
  } else if (told.did === "say") lines.get(told.line)?.onmessage?.({ data: told.text });
  else if (told.did === "close") lines.get(told.line)?.isOver();
}

/** The worker has failed: lines are lost, and whoever comes back begins a new one. @param {Worker} worker */
function lose(worker) {
  worker.terminate();
  running = null;
  for (const { refuse } of asked.values()) refuse(new Error("the worker failed"));
  asked.clear();
  for (const line of [...lines.values()]) line.isOver();
}
