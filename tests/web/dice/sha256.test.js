import assert from "node:assert/strict";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { test } from "node:test";
import { hashText, hex, hmac, sha256, unhex, utf8 } from "../../../src/pennypapers/web/js/dice/sha256.js";

test("the published vectors of SHA-256", () => {
  assert.equal(hashText(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  assert.equal(hashText("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("SHA-256 of any length is that of node", () => {
  for (let length = 0; length < 200; length++) {
    const bytes = randomBytes(length);
    assert.equal(hex(sha256(bytes)), createHash("sha256").update(bytes).digest("hex"), `${length} bytes`);
  }
});

test("HMAC is that of node", () => {
  for (const length of [0, 1, 32, 63, 64, 500]) {
    const [key, message] = [randomBytes(32), randomBytes(length)];
    assert.equal(hex(hmac(key, message)), createHmac("sha256", key).update(message).digest("hex"));
  }
});

test("bytes and their hexadecimal text", () => {
  assert.equal(hex(unhex("00ff10ab")), "00ff10ab");
  assert.deepEqual([...utf8("Zoë")], [90, 111, 195, 171]);
  assert.equal(hashText("Zoë"), createHash("sha256").update("Zoë", "utf8").digest("hex"));
});
