// Builds the server's answers to `ask` for tests of the page.

/** @typedef {import("../../../src/pennypapers/web/js/net/messages").Options} Options */

/** Options with the given fields; all others are empty. @param {Partial<Options>} [given] @returns {Options} */
export function options(given = {}) {
  return {
    type: "options", marks: "", choices: [], single: [], may_pass: false, may_ink: false, stars: 0, parts: {}, ways: {},
    free: ["pgr"], closed: {}, changes: "", ...given,
  };
}

/** @param {string} code @returns {import("../../../src/pennypapers/web/js/net/messages").WhyNot} */
export function refusal(code) {
  return { code, clause: code.split(".")[0] ?? "", says: code, facts: {} };
}
