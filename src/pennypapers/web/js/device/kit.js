// The kit: all that the game needs to run on this device, kept in a cache of its own, whose version has nothing to do
// with that of the page. It is in parts, each known by its hash, so that a fetch goes on where it stopped.

import { ROOT, at } from "../net/address.js";
import { KEPT } from "../net/reach.js";

/**
 * @typedef {object} Kit what `/kit/kit.json` says
 * @property {string} version
 * @property {number} bytes to be fetched for all of it
 * @property {Record<string, [hash: string, size: number]>} modules
 * @property {Record<string, [hash: string, size: number][]>} files the parts of each
 * @property {unknown} lock
 */

/** @typedef {"full" | "damaged" | "lost"} Failure no room; a file is not what its hash says; the connection was lost */

export class KitFailure extends Error {
  /** @param {Failure} why */
  constructor(why) {
    super(`the kit cannot be kept: ${why}`);
    this.why = why;
  }
}

const CACHES = `pennypapers ${ROOT}/ kit `;
const LIST = at("/kit/kit.json");
const AT_ONCE = 4;

/** Whether this browser may keep a kit: it has no caches for pages without a certificate. */
export const canKeep = () => "caches" in globalThis;

/** The kit that is kept whole. @returns {Promise<Kit | null>} */
export async function keptKit() {
  if (!canKeep()) return null;
  for (const name of (await caches.keys()).filter((each) => each.startsWith(CACHES))) {
    const list = await (await caches.open(name)).match(LIST);
    if (list) return list.json();
  }
  return null;
}

/** The kit that the server has; null if it cannot be reached or has none. @returns {Promise<Kit | null>} */
export async function offeredKit() {
  try {
    const answer = await fetch(at("/kit/kit.json"), { cache: "no-cache" });
    return answer.ok && answer.headers.get("content-type")?.startsWith("application/json") ? await answer.json() : null;
  } catch {
    return null;
  }
}

/**
 * Keep the kit that the server has; whatever parts are here already stay. A kit that is kept goes when the new one is whole.
 * @param {{progress?: (share: number) => void, signal?: AbortSignal}} [how] `progress` goes from 0 to 1
 * @returns {Promise<Kit>}
 */
export async function keepKit({ progress, signal } = {}) {
  const kit = await offeredKit();
  if (!kit) throw new KitFailure("lost");
  await navigator.storage?.persist?.(); // the answer changes nothing: a browser that says no may keep it all the same
  const name = CACHES + kit.version;
  try {
    const cache = await caches.open(name);
    await keepAll(kit, cache, { progress, signal });
    await cache.put(LIST, new Response(JSON.stringify(kit), { headers: { "content-type": "application/json" } }));
  } catch (error) {
    if (error instanceof DOMException && error.name === "QuotaExceededError") {
      await caches.delete(name); // what is half there would take room from others
      throw new KitFailure("full");
    }
    throw error;
  }
  localStorage.setItem(KEPT, kit.version);
  await forgetAllBut(name);
  return kit;
}

/** Fetch what has changed in the server's kit since it was kept, unless somebody saves data. */
export async function renewKit() {
  if (savesData()) return;
  const [kept, offered] = await Promise.all([keptKit(), offeredKit()]);
  if (kept && offered && kept.version !== offered.version) await keepKit().catch(() => undefined); // another time, then
}

/** Keep the kit of whoever has installed the page, unless they save data. */
export async function keepForInstalled() {
  if (canKeep() && !savesData() && !(await keptKit())) await keepKit().catch(() => undefined);
}

function savesData() {
  const connection = /** @type {{saveData?: boolean} | undefined} */ (/** @type {any} */ (navigator).connection);
  return connection?.saveData === true;
}

/** Remove the kit from this device. Games stay. */
export async function dropKit() {
  localStorage.removeItem(KEPT);
  await forgetAllBut("");
}

/** @param {string} kept */
async function forgetAllBut(kept) {
  for (const name of await caches.keys()) if (name.startsWith(CACHES) && name !== kept) await caches.delete(name);
}

/** @param {Kit} kit @param {Cache} cache @param {{progress?: (share: number) => void, signal?: AbortSignal}} how */
async function keepAll(kit, cache, { progress, signal }) {
  const pieces = piecesOf(kit);
  const total = pieces.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const next = async () => {
    for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
      signal?.throwIfAborted();
      const key = at(piece.address);
      if (!(await cache.match(key))) await cache.put(key, (await caches.match(key)) ?? (await fetchPiece(piece, signal)));
      done += piece.size;
      progress?.(done / total);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** @typedef {{address: string, hash: string, size: number}} Piece */

/** @param {Kit} kit @returns {Piece[]} */
function piecesOf(kit) {
  const modules = Object.entries(kit.modules).map(([name, [hash, size]]) => ({ address: `/kit/${name}`, hash, size }));
  const parts = Object.values(kit.files).flat().map(([hash, size]) => ({ address: `/kit/${hash}.part`, hash, size }));
  return [...modules, ...parts];
}

/** Fetch a part and compare it with its hash; if it is wrong, ask once more, past every cache on the way. @param {Piece} piece @param {AbortSignal} [signal] */
async function fetchPiece(piece, signal) {
  for (const cache of /** @type {const} */ (["default", "reload"])) {
    /** @type {Response} */
    let answer;
    try {
      answer = await fetch(at(piece.address), { cache, ...(signal && { signal }) });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new KitFailure("lost");
    }
    const body = await answer.arrayBuffer().catch(() => new ArrayBuffer(0));
    if (answer.ok && (await hashOf(body)) === piece.hash) return new Response(body, { headers: { "content-type": answer.headers.get("content-type") ?? "" } });
  }
  throw new KitFailure("damaged");
}

/** @param {ArrayBuffer} body */
async function hashOf(body) {
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...found].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
