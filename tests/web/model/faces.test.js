import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";

import { ANIMALS, FRAMES, GROUNDS, facesOf } from "../../../src/pennypapers/web/js/model/faces.js";

const WEB = new URL("../../../src/pennypapers/", import.meta.url);
const names = (/** @type {number} */ count) => Array.from({ length: count }, (_, at) => `M${at}`);

describe("faces", () => {
  test("a hundred players differ by animal and outline, whatever the colours", () => {
    const seen = new Set([...facesOf(names(100)).values()].map(({ animal, frame }) => `${animal} ${frame}`));
    assert.equal(seen.size, 100);
  });

  test("no animal comes twice before each has come once, and no colour", () => {
    const faces = [...facesOf(names(ANIMALS.length)).values()];
    assert.equal(new Set(faces.map(({ animal }) => animal)).size, ANIMALS.length);
    assert.equal(new Set(faces.slice(0, GROUNDS).map(({ ground }) => ground)).size, GROUNDS);
    assert.deepEqual(new Set(faces.map(({ frame }) => frame)), new Set([FRAMES[0]]));
  });

  test("a player who joins later changes no other face", () => {
    const before = [...facesOf(names(40))];
    assert.deepEqual([...facesOf(names(41))].slice(0, 40), before);
  });

  test("a name has the same face at another table, unless an earlier player has it", () => {
    assert.deepEqual(facesOf(["Ana"]).get("Ana"), facesOf(["Ben", "Ana"]).get("Ana"));
    assert.notDeepEqual(facesOf(["Ben", "Ana"]).get("Ben"), facesOf(["Ben", "Ana"]).get("Ana"));
  });

  test("every one of them is drawn and coloured", () => {
    const symbols = readFileSync(new URL("drawing/symbols.svg", WEB), "utf8");
    for (const id of [...ANIMALS.map((animal) => `a-${animal}`), ...FRAMES.map((frame) => `frame-${frame}`)]) assert.ok(symbols.includes(`id="${id}"`), id);
    const style = readFileSync(new URL("web/css/table/face.css", WEB), "utf8");
    for (let ground = 0; ground < GROUNDS; ground++) assert.ok(style.includes(`.ground-${ground} {`), String(ground));
  });
});
