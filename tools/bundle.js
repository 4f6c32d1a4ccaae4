// Bundles the page's modules for a wheel: `node tools/bundle.js FOLDER`.
//
// A browser spends time on every file, so the first screen needs two and a game four. The server reads the
// addresses and their screens from app/routes.js in either case; other screens are files of their own that load later.

import { rmSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const MODULES = fileURLToPath(new URL("../src/pennypapers/web/js/", import.meta.url));
const ENTRIES = ["app/main", "app/routes", "app/offline", "app/missing", "device/worker"];

const FIRST = "app";
/** What the document loads, and the name of the chunk that takes its place. */
const BEGINNING = "app/main";

/** The chunks by what is in them; one may import those before it. @type {[string, RegExp][]} */
const CHUNKS = [
  [FIRST, /^(app|ui|net)\/(?!(owner|notice-text|lone-page|missing|offline|analyses|challenges|dailies|evenings|games|copy|frame-queue|idle|pager)\.js)|^comfort\/(install|senses)\.js|^lobby\/code-boxes\.js|^model\/facts\.js/],
  ["sheet", /^comfort\/(awake|sound-switch)\.js|^(model|sheet)\/(?!(calendar|puzzle-order|score-reveal|mini-sheet-key|stars\/(field|recent-games|scale-labels|standings)|table\/(one-seat|sharing|sheet-alone|side-by-side|timeline))\.js)|^rules\/(clause|examples?)\.js|^play\/(clock|dice\/dice)\.js|^table\/(face|paper-seats|typed-dice)\.js|^big-screen\/highlight-summary\.js|^dice\/(chain|dice-keeper|table-keeper|kept-dice|seal|sha256|dice-words|strength)\.js/],
  ["screens", /^big-screen\/(dice-line|fitted-list|mosaic-shape)\.js|^ui\/(frame-queue|idle)\.js/],
  ["forms", /^lobby\/(bot-choice|name-field|own-layout|set-up-form|share-link)\.js|^ui\/pager\.js/],
  ["runs", /^net\/(challenges|games)\.js|^challenge\/(run|title)\.js/],
  ["puzzles", /^puzzles\/(coming-dice|kept-puzzles|notice-screen|puzzle-row|puzzle-words)\.js|^model\/puzzle-order\.js|^net\/puzzles\.js/],
  ["turns", /^replay\/(scrubber|stage|star-axes|star-chart|turn-report|game-source)\.js|^model\/(stars\/scale-labels|table\/(one-seat|side-by-side|timeline))\.js|^coach\/(analysis-watch|card-words|hindsight-words|three-cards)\.js|^net\/analyses\.js/],
  ["play", /^(play|table)\/|^model\/table\/sheet-alone\.js/],
  ["device", /^device\/(?!worker|key-values)/],
];

/** The beginning, the screens of a game, and what a device does without a server: they are in the chunk of what they need, so that it is one file with them. */
const IN_CHUNKS = ["app/main.js", "table/seat.js", "table/solo.js", "play/play.js",
  ...["alone-note", "answers", "device", "fetching", "keep-setting", "kit", "save"].map((name) => `device/${name}.js`)];

const groups = CHUNKS.map(([chunk, folders], index) => ({
  debugName: chunk,
  priority: CHUNKS.length - index,
  /** @param {string} id @param {import("rolldown").ChunkingContext} context */
  name: (id, context) => (folders.test(nameOf(id)) && !isLoadedByAddress(id, context) ? chunk : null),
}));

/** @param {string} id @param {import("rolldown").ChunkingContext} context */
function isLoadedByAddress(id, context) {
  const module = context.getModuleInfo(id);
  return !IN_CHUNKS.includes(nameOf(id)) && Boolean(module?.isEntry || module?.dynamicImporters.length);
}

/** @param {string} id the path of a module */
function nameOf(id) {
  return relative(MODULES, id).replaceAll("\\", "/");
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Say where to put the bundle: node tools/bundle.js FOLDER");
rmSync(folder, { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(ENTRIES.map((name) => [name, resolve(MODULES, `${name}.js`)])),
  checks: { ineffectiveDynamicImport: false }, // what is in a chunk is meant to be
});
await bundle.write({
  dir: folder,
  format: "esm",
  minify: true,
  entryFileNames: (chunk) => (chunk.name === BEGINNING ? "unused.js" : "[name].js"),
  chunkFileNames: (chunk) => {
    if (chunk.name === FIRST) return `${BEGINNING}.js`;
    return chunk.isDynamicEntry && chunk.facadeModuleId ? nameOf(chunk.facadeModuleId) : "shared/[name]-[hash].js";
  },
  codeSplitting: { groups },
});
await bundle.close();
rmSync(resolve(folder, "unused.js"));
