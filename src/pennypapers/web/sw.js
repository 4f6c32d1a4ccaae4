// The service worker: serves the page from a cache, and a page that says so while offline. It caches whole versions
// of the page: /web/shell.json lists every file with a tag of its content. A page gets all its files from the
// version it began with, for as long as it is open; a newer version is fetched meanwhile, all of it or nothing, and
// the next page begins with that. What the game needs to run on this device, the kit, is kept by the page in caches of
// its own; it is served from there, and with it a lost line is no dead end.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @typedef {{version: string, files: Record<string, string>}} Shell the tag of every file, by its address */

/** The path below which the game lives, as in `js/net/address.js`. */
const ROOT = worker.location.pathname.replace(/\/sw\.js$/, "");
/** The beginning of the names of our caches: another program, or the game below another path, may have its own at this host. */
const OURS = `pennypapers ${ROOT}/ `;
/** Which version the next page begins with, and which one each open page began with. */
const NOTES = `${OURS}notes`;
const NEXT = `${ROOT}/notes/next`;
/** Whether this is a static site, whose host knows no address of a table. */
const IS_ALONE = false;
const SHELL = `${ROOT}/web/shell.json`;
const PAGE = `${ROOT}/web/index.html`;
const OFFLINE = `${ROOT}/web/offline.html`;
/** Where the kit lies, its list, and the beginning of the names of its caches, as in `js/device/kit.js`. */
const KIT = `${ROOT}/kit/`;
const KIT_LIST = `${KIT}kit.json`;
const KITS = `${OURS}kit `;
/** Caches as they were named at first. */
const EARLIER = /^(notes|[0-9a-f]{12})$/;
const AT_ONCE = 6;
/** Milliseconds to wait for the server before a page is served from the cache; the page itself notices when the server is back. */
const PATIENCE = 4000;
/** After so many milliseconds a page that was served is among the clients, unless it was closed. */
const BEGINNING = 60_000;

/** @type {Promise<void>} */
let renewing = Promise.resolve();

worker.addEventListener("install", (event) => {
  void worker.skipWaiting();
  event.waitUntil(renew());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin || pathname.startsWith(`${ROOT}/api/`)) return;
  if (request.mode === "navigate") event.respondWith(documentFor(event));
  else if (pathname === KIT_LIST) return;
  else if (pathname.startsWith(KIT)) event.respondWith(partOfKit(request));
  else if (pathname.startsWith(`${ROOT}/web/`)) event.respondWith(fileFor(request, pathname, event.clientId));
});

/** The document: the page if the server answers or the game can go on without one, else the offline page. @param {FetchEvent} event */
async function documentFor(event) {
  const { request, resultingClientId } = event;
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  /** @type {Response | undefined} */
  let answer;
  let isThere = true;
  try {
    answer = await Promise.race([fetch(request), late]);
  } catch {
    isThere = false;
  }
  const isOther = answer && !IS_ALONE && !(answer.ok && answer.headers.get("content-type")?.startsWith("text/html"));
  const version = isOther ? null : await note(NEXT);
  const page = version && (await kept(version, isThere || (await hasKit()) ? PAGE : OFFLINE));
  if (!page) return answer ?? fetch(request);
  await write(noteOf(resultingClientId), version);
  if (isThere) event.waitUntil(renew().catch(() => undefined));
  return page;
}

/** @param {Request} request @param {string} address @param {string} client */
async function fileFor(request, address, client) {
  const version = await note(noteOf(client));
  if (!version) return fetch(request).catch(async (lost) => (await keptNext(address)) ?? Promise.reject(lost)); // a worker is no page
  const known = await kept(version, address);
  if (known) return known;
  const answer = await fetch(request);
  const shell = await shellOf(version);
  if (shell && isOf(shell, address, answer)) await (await caches.open(OURS + version)).put(address, answer.clone());
  return answer;
}

/** Fetch the newest version, if it is not here yet, and forget those that nobody needs; one after the other, as what was asked before a page began may be older. */
function renew() {
  renewing = renewing.catch(() => undefined).then(fetchNewest);
  return renewing;
}

async function fetchNewest() {
  const answer = await fetch(SHELL, { cache: "no-cache" });
  /** @type {Shell} */
  const shell = await answer.clone().json();
  if (shell.version !== (await note(NEXT))) {
    const cache = await caches.open(OURS + shell.version);
    await cache.put(SHELL, answer);
    await keepAll(cache, shell);
    await write(NEXT, shell.version);
  }
  await forget();
}

/** All files but other languages' messages, which are kept when somebody reads them. @param {Cache} cache @param {Shell} shell */
async function keepAll(cache, shell) {
  const wanted = Object.keys(shell.files).filter(isWanted);
  const next = async () => {
    for (let address = wanted.pop(); address; address = wanted.pop()) {
      const answer = await fetch(address, { cache: "no-cache" });
      if (!isOf(shell, address, answer)) throw new Error(`${address} is of another version`);
      await cache.put(address, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** @param {string} address */
function isWanted(address) {
  const language = /\/messages\/(\w+)\.ftl$/.exec(address)?.[1];
  return !language || worker.navigator.languages.some((each) => each.startsWith(language));
}

/** Whether a file that came is the one of this version. @param {Shell} shell @param {string} address @param {Response} answer */
function isOf(shell, address, answer) {
  const tag = shell.files[address];
  return answer.ok && tag !== undefined && (IS_ALONE || (answer.headers.get("etag") ?? "").includes(tag)); // the folder of a static site is named by what is in it
}

/** Delete the notes of closed pages and versions that no page uses. A page that is just starting is not among the clients yet. */
async function forget() {
  const notes = await caches.open(NOTES);
  const open = new Set((await worker.clients.matchAll({ includeUncontrolled: true })).map(({ id }) => noteOf(id)));
  const needed = new Set([NOTES]);
  for (const request of await notes.keys()) {
    const { pathname } = new URL(request.url);
    const written = await notes.match(request);
    const isNeeded = pathname === NEXT || open.has(pathname) || Date.now() - Number(written?.headers.get("x-at")) < BEGINNING;
    if (isNeeded) needed.add(OURS + ((await written?.text()) ?? ""));
    else await notes.delete(request);
  }
  for (const name of await caches.keys()) {
    const isOurs = (name.startsWith(OURS) && !name.startsWith(KITS)) || (ROOT === "" && EARLIER.test(name));
    if (isOurs && !needed.has(name)) await caches.delete(name);
  }
}

/** A module or a part of the kit. @param {Request} request */
async function partOfKit(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Whether a whole kit is kept. */
async function hasKit() {
  return (await caches.match(KIT_LIST)) !== undefined;
}

/** A file of the version that the next page begins with. @param {string} address */
async function keptNext(address) {
  const version = await note(NEXT);
  return version ? kept(version, address) : undefined;
}

/** @param {string} version @param {string} address */
async function kept(version, address) {
  return (await caches.open(OURS + version)).match(address, { ignoreVary: true });
}

/** @param {string} version @returns {Promise<Shell | undefined>} */
async function shellOf(version) {
  return (await kept(version, SHELL))?.json();
}

/** @param {string} client */
function noteOf(client) {
  return `${ROOT}/notes/page/${client}`;
}

/** @param {string} name @returns {Promise<string | null>} */
async function note(name) {
  const found = await (await caches.open(NOTES)).match(name);
  return found ? found.text() : null;
}

/** @param {string} name @param {string} text */
async function write(name, text) {
  await (await caches.open(NOTES)).put(name, new Response(text, { headers: { "x-at": String(Date.now()) } }));
}
