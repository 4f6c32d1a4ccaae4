// The page's key-value database in memory, for tests in Python: a line of JSON for every call, and one for its result.

import "fake-indexeddb/auto";
import { createInterface } from "node:readline";
import { KeyValues } from "../../../src/pennypapers/web/js/device/key-values.js";

/** @type {Map<number, KeyValues>} */
const opened = new Map();

/** @param {unknown} what */
const tell = (what) => process.stdout.write(`${JSON.stringify(what)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const { id, store, what, text } = JSON.parse(line);
  const values = opened.get(store);
  if (what === "open") opened.set(store, await KeyValues.open(text)), tell({ id, answer: "" });
  else if (what === "tell") values?.tell(text);
  else if (what === "listen") values?.listen((heard) => tell({ store, heard }));
  else if (what === "close") values?.close();
  else if (values && (what === "read" || what === "under" || what === "write")) void values[what](text).then((answer) => tell({ id, answer }));
}
process.exit(0);
