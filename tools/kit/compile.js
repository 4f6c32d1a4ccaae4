// Compiles for the browser in Pyodide itself, by Node: `node tools/kit/compile.js FOLDER`, where all lies that it needs.

import { loadPyodide } from "pyodide";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Say where everything lies: node tools/kit/compile.js FOLDER");
const pyodide = await loadPyodide();
pyodide.FS.mkdirTree("/work");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, "/work");
try {
  pyodide.runPython(`
import sys
sys.path.insert(0, "/work")
sys.dont_write_bytecode = True
from compiling import compile_all
compile_all("/work")
`);
} catch (error) {
  console.error(String(error)); // not the line of Pyodide's source, which is as long as all of it
  process.exit(1);
}
