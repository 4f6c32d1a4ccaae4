import assert from "node:assert/strict";
import { test } from "node:test";
import { routeOf } from "../../../src/pennypapers/web/js/app/routes.js";

/** @param {string} path */
const found = (path) => {
  const route = routeOf(path);
  return route && [route.address, route.parameters];
};

test("an address leads to a screen", () => {
  assert.deepEqual(found("/"), ["/", {}]);
  assert.deepEqual(found("/host"), ["/host", {}]);
  assert.deepEqual(found("/solo/island"), ["/solo/{adventure}", { adventure: "island" }]);
  assert.deepEqual(found("/t/ABCD"), ["/t/{code}", { code: "ABCD" }]);
  assert.deepEqual(found("/t/pqrst/screen"), ["/t/{code}/screen", { code: "pqrst" }]);
});

test("a slash at the end does not matter", () => {
  assert.deepEqual(found("/learn/"), ["/learn", {}]);
});

test("any other address leads nowhere", () => {
  for (const path of ["/nowhere", "/t/ABC", "/t/ABCDEF", "/solo/Island", "/host/more"]) assert.equal(found(path), null, path);
});
