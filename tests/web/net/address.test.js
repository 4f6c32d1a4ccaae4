import assert from "node:assert/strict";
import { before, test } from "node:test";

/** @type {typeof import("../../../src/pennypapers/web/js/net/address.js")} */
let address;

before(async () => {
  const meta = { getAttribute: () => "/games/penny" };
  Object.assign(globalThis, {
    document: { querySelector: () => meta },
    location: { protocol: "https:", host: "example.org", origin: "https://example.org", pathname: "/games/penny/t/ABCD" },
  });
  address = await import("../../../src/pennypapers/web/js/net/address.js");
});

test("the root stands before addresses of the game", () => {
  assert.equal(address.at("/host"), "/games/penny/host");
  assert.equal(address.at("/"), "/games/penny/");
  assert.equal(address.link("/c/PQRST"), "https://example.org/games/penny/c/PQRST");
  assert.equal(address.socketAddress("/api/tables/ABCD/socket"), "wss://example.org/games/penny/api/tables/ABCD/socket");
  assert.equal(address.placeName(), "example.org/games/penny");
});

test("addresses of another kind stay as they are", () => {
  for (const other of ["#part-T", "?turn=3", "data:text/plain,x", "blob:x", "//other.example/", "https://other.example/"]) {
    assert.equal(address.at(other), other);
  }
});

test("a path of the browser is read without the root", () => {
  assert.equal(address.here(), "/t/ABCD");
  assert.equal(address.below("/games/penny"), "/");
  assert.equal(address.below("/games/pennyfarthing"), null);
  assert.equal(address.below("/t/ABCD"), null);
});
