// What our Fluent reader makes of messages, for the Python test that compares: JSON comes in and goes out.

import { readFileSync } from "node:fs";
import { Catalogue, format } from "../../../src/pennypapers/web/js/app/fluent.js";

/** @type {{language: string, source: string, asked: [string, Record<string, string | number>][]}[]} */
const wanted = JSON.parse(readFileSync("/dev/stdin", "utf8"));

const printed = wanted.map(({ language, source, asked }) => {
  const messages = new Catalogue(source);
  return asked.map(([id, given]) => format(messages.get(id) ?? [`no ${id}`], language, given));
});
console.log(JSON.stringify(printed));
