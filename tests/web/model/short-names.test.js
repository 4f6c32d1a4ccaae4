import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { shortNames } from "../../../src/pennypapers/web/js/model/short-names.js";

describe("short names", () => {
  test("what fits stays as it is", () => {
    assert.deepEqual(shortNames(["Ana", "Maximilian"], 10), ["Ana", "Maximilian"]);
  });

  test("what does not fit keeps its beginning", () => {
    assert.deepEqual(shortNames(["Maximilian", "Ana"], 6), ["Maxim…", "Ana"]);
  });

  test("two that would look alike show as much of their ends as tells them apart", () => {
    assert.deepEqual(shortNames(["Maximilian-Alexander", "Maximilian-Alexandra", "Bo"], 8), ["Maximi…r", "Maximi…a", "Bo"]);
    assert.deepEqual(shortNames(["Annemarie 10", "Annemarie 11", "Annemarie 20"], 7), ["Anne…10", "Annem…1", "Anne…20"]);
  });

  test("a hundred of twenty letters differ in six", () => {
    const names = Array.from({ length: 100 }, (_, at) => `Annemarie-Louisa W${String(at).padStart(2, "0")}`);
    const short = shortNames(names, 6);
    assert.equal(new Set(short).size, 100);
    assert.ok(short.every((name) => Array.from(name).length <= 6));
  });
});
