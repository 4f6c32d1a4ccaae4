// The kit in Node, as the page's worker runs it: `node tests/support/worker/kit.js FOLDER SCRIPT` prints what the
// Python expression at the end of the script gives. FOLDER has the kit's files.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [folder = "", script = ""] = process.argv.slice(2);
const kit = JSON.parse(readFileSync(join(folder, "kit.json"), "utf-8"));

/** @param {string} name */
const file = (name) => gunzipSync(Buffer.concat(kit.files[name].map((/** @type {string[]} */ [hash]) => readFileSync(join(folder, `${hash}.part`)))));

const place = mkdtempSync(join(tmpdir(), "kit-"));
try {
  writeFileSync(join(place, "python_stdlib.zip"), file("python_stdlib.zip"));
  const pyodide = await loadPyodide({ stdLibURL: join(place, "python_stdlib.zip"), lockFileContents: kit.lock });
  pyodide.unpackArchive(new Uint8Array(file("game.zip")), "zip", { extractDir: "/game" });
  pyodide.pyimport("sys").path.insert(0, "/game");
  console.log(await pyodide.runPythonAsync(readFileSync(script, "utf-8")));
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
} finally {
  rmSync(place, { recursive: true });
}
