// Bundles the page's modules for a wheel: `node tools/bundle.js FOLDER`.
//
// Every module that is loaded by address (app/main.js, app/offline.js and the targets of `import()`) keeps its name, and
// so does app/routes.js, which the server reads: neither server nor documents need to know whether they serve a bundle.
// What several of them share goes into a few chunks: on a slow line each further file costs more than the bytes that a screen does not need.

import { rmSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const MODULES = fileURLToPath(new URL("../src/pennypapers/web/js/", import.meta.url));
const ENTRIES = ["app/main", "app/routes", "app/offline"];

/** The chunks of shared modules by folder; one may import those before it. @type {[string, RegExp][]} */
const SHARED = [
  ["app", /^(app|ui|net)\//],
  ["sheet", /^(model|sheet)\//],
  ["play", /^(play|table|end)\//],
];

const groups = SHARED.map(([chunk, folders], index) => ({
  debugName: chunk,
  priority: SHARED.length - index,
  minShareCount: 2,
  /** @param {string} id @param {import("rolldown").ChunkingContext} context */
  name: (id, context) => (!isLoadedByAddress(id, context) && folders.test(nameOf(id)) ? chunk : null),
}));

/** @param {string} id @param {import("rolldown").ChunkingContext} context */
function isLoadedByAddress(id, context) {
  const module = context.getModuleInfo(id);
  return !module || module.isEntry || module.dynamicImporters.length > 0;
}

/** @param {string} id the path of a module */
function nameOf(id) {
  return relative(MODULES, id).replaceAll("\\", "/");
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Say where to put the bundle: node tools/bundle.js FOLDER");
rmSync(folder, { recursive: true, force: true });
const bundle = await rolldown({ input: Object.fromEntries(ENTRIES.map((name) => [name, resolve(MODULES, `${name}.js`)])) });
await bundle.write({
  dir: folder,
  format: "esm",
  minify: true,
  entryFileNames: "[name].js",
  chunkFileNames: (chunk) => (chunk.isDynamicEntry && chunk.facadeModuleId ? nameOf(chunk.facadeModuleId) : "shared/[name]-[hash].js"),
  codeSplitting: { groups },
});
await bundle.close();
