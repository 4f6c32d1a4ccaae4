// Lets the page begin at once and without a line. One version of it is kept whole: /web/shell.js, which the server makes,
// names every file with a tag of its content, so that any change makes a new worker, which takes the new files together
// or not at all. It serves nobody until a page that begins lets it take over; see js/worker.js.

importScripts("/web/shell.js");

/** @type {{version: string, files: Record<string, string>}} the tag of every file, by its address */
const { version, files } = /** @type {any} */ (self).SHELL;
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const CACHE = `shell-${version}`;
const PAGE = "/web/index.html";
const OFFLINE = "/web/offline.html";
const AT_ONCE = 6;
/** Milliseconds after which a page begins with what is kept: it finds out by itself when the line is there. */
const PATIENCE = 4000;

worker.addEventListener("install", (event) => event.waitUntil(keep()));

worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(documentFor(request));
  else if (pathname in files) event.respondWith(fileFor(request, pathname));
});

/** All files but other languages' messages, which are kept when somebody reads them. */
async function keep() {
  const cache = await caches.open(CACHE);
  const wanted = Object.keys(files).filter(isWanted);
  const next = async () => {
    for (let address = wanted.pop(); address; address = wanted.pop()) await cache.put(address, await fetched(address));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** @param {string} address */
function isWanted(address) {
  const language = /^\/web\/messages\/(\w+)\//.exec(address)?.[1];
  return !language || worker.navigator.languages.some((each) => each.startsWith(language));
}

/** A file as this version has it; one of a newer version is an error. @param {string} address */
async function fetched(address) {
  const answer = await fetch(address, { cache: "no-cache" });
  const tag = answer.headers.get("etag") ?? "";
  if (!answer.ok || !tag.includes(/** @type {string} */ (files[address]))) throw new Error(`${address} is not of ${version}`);
  return answer;
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The page of this version if the server is there, a word about the lost line if it is not. @param {Request} request */
async function documentFor(request) {
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  try {
    const answer = await Promise.race([fetch(request), late]);
    const isPage = !answer || (answer.ok && answer.headers.get("content-type")?.startsWith("text/html"));
    return (isPage && (await kept(PAGE))) || answer || (await fetch(request));
  } catch {
    return (await kept(OFFLINE)) ?? Response.error();
  }
}

/** @param {Request} request @param {string} address */
async function fileFor(request, address) {
  const known = await kept(address);
  if (known) return known;
  const answer = await fetch(request);
  const isOurs = answer.ok && answer.headers.get("etag")?.includes(/** @type {string} */ (files[address]));
  if (isOurs) await (await caches.open(CACHE)).put(address, answer.clone());
  return answer;
}

/** @param {string} address */
async function kept(address) {
  const cache = await caches.open(CACHE);
  return cache.match(address, { ignoreVary: true });
}
