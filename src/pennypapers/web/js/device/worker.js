// The worker in which the game runs without a server: Python in the browser, as a server process. The page first says
// which kit to use; then texts go both ways, see worker/device_server.py.

import { KeyValues } from "./key-values.js";

const fetchElsewhere = globalThis.fetch.bind(globalThis);
/** What is compiled as it comes in. */
const WASM = "pyodide.asm.wasm";

/** @type {string[]} */
const early = [];
let hear = (/** @type {string} */ text) => void early.push(text);

/** @param {MessageEvent} event */
onmessage = ({ data }) => {
  if (typeof data === "string") hear(data);
  else begin(data).catch((error) => tell({ did: "failed", why: String(error), isDamaged: !(error instanceof DOMException) })); // the database fails with a DOMException
};

/** @param {unknown} what */
function tell(what) {
  postMessage(JSON.stringify(what));
}

/** @typedef {import("./kit.js").Kit & {place: string, database: string}} Found a kit, the address below which it lies, and the name of the database */

/** @param {Found} kit */
async function begin(kit) {
  serveFrom(kit);
  const [first = ""] = Object.keys(kit.modules);
  const place = kit.place + first.replace(/[^/]*$/, "");
  const game = bytesOf(kit, "game.zip");
  const values = KeyValues.open(kit.database);
  const { loadPyodide } = await import(`${place}pyodide.mjs`);
  const pyodide = await loadPyodide({ indexURL: place, lockFileContents: kit.lock });
  pyodide.unpackArchive(await game, "zip", { extractDir: "/game" });
  pyodide.pyimport("sys").path.insert(0, "/game");
  const { create_proxy } = pyodide.pyimport("pyodide.ffi");
  const server = await pyodide.pyimport("pennypapers.worker.start").begin(await values, (/** @type {string} */ text) => postMessage(text), create_proxy);
  hear = (text) => server.hear(text);
  tell({ did: "begin" });
  for (const text of early) hear(text);
}

/** Have whatever Pyodide fetches come from the kit. @param {Found} kit */
function serveFrom(kit) {
  globalThis.fetch = async (asked, init) => {
    const name = String(asked instanceof Request ? asked.url : asked).replace(/.*\//, "");
    if (!(name in kit.files)) return fetchElsewhere(asked, init);
    return new Response(unpacked(kit, name), { headers: { "content-type": name === WASM ? "application/wasm" : "application/octet-stream" } });
  };
}

/** @param {Found} kit @param {string} name */
async function bytesOf(kit, name) {
  return new Uint8Array(await new Response(unpacked(kit, name)).arrayBuffer());
}

/** A file of the kit, put together again from its parts. @param {Found} kit @param {string} name */
function unpacked(kit, name) {
  const parts = [...(kit.files[name] ?? [])];
  const packed = new ReadableStream({
    async pull(controller) {
      const part = parts.shift();
      if (!part) return controller.close();
      controller.enqueue(new Uint8Array(await partAt(`${kit.place}${part[0]}.part`)));
    },
  });
  const { readable, writable } = new DecompressionStream("gzip");
  packed.pipeTo(writable).catch((error) => tell({ did: "failed", why: String(error), isDamaged: true })); // Pyodide would wait for ever
  return readable;
}

/** @param {string} address */
async function partAt(address) {
  const kept = await globalThis.caches?.match(address);
  const answer = kept ?? (await fetchElsewhere(address));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}
