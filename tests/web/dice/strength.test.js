import assert from "node:assert/strict";
import { test } from "node:test";
import { strengthOf } from "../../../src/pennypapers/web/js/dice/strength.js";

const seat = (/** @type {string} */ name, links = true) => ({ name, is_bot: false, is_here: true, links });
/** @param {object} [more] */
const table = (more) => ({ seats: [seat("Ana"), seat("Ben")], house: new Map(), eachRoll: true, ...more });

test("what is said of the dice is what holds, and no more", () => {
  assert.equal(strengthOf(table()), "each");
  assert.equal(strengthOf(table({ eachRoll: false })), "first");
  assert.equal(strengthOf(table({ seats: [seat("Ana")] })), "alone", "whatever the host has chosen");
  assert.equal(strengthOf(table({ house: new Map([["dice", "by_hand"]]) })), "typed");
  assert.equal(strengthOf(table({ seats: [seat("Ana", false), seat("Ben", false)] })), "none");
  assert.equal(strengthOf(table({ seats: [seat("Ana", false)] })), "none");
  assert.equal(strengthOf(table({ seats: [] })), "none");
  assert.equal(strengthOf(table({ seats: [seat("Ana"), { ...seat("Robo", false), is_bot: true }] })), "each");
});
