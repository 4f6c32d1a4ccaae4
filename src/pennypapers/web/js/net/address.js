// Addresses. The game may live below a path of its host, such as `/games/penny`, the root. Modules write every address
// as if it began at the host: `/host`, `/api/layouts`. `el`, `dress`, `go` and `request` put the root before it, as does
// `at` for whatever else leaves the page: `fetch`, `history`, properties of elements.

/** The path below which the game lives, as the document says it: empty, or with a slash at its beginning only. */
export const ROOT = globalThis.document?.querySelector?.('meta[name="root"]')?.getAttribute("content") ?? "";

/** The address as the browser needs it; one of another kind (`#part`, `data:…`, another host's) stays as it is. @param {string} address */
export function at(address) {
  return /^\/(?!\/)/.test(address) ? ROOT + address : address;
}

/** What stands below the root in a path of the browser; null if the path is not the game's. @param {string} path */
export function below(path) {
  if (path === ROOT) return "/";
  return path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length) : null;
}

/** Where the page is. A document that was asked for past the proxy stands outside the root. */
export function here() {
  return below(location.pathname) ?? location.pathname;
}

/** A whole link, to be sent to somebody. @param {string} address */
export function link(address) {
  return location.origin + at(address);
}

/** The place of the game as people say it: without `https://`, and with the root if there is one. */
export function placeName() {
  return location.host + ROOT;
}

/** The address of a websocket. @param {string} address */
export function socketAddress(address) {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at(address)}`;
}
