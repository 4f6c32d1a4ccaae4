// What the page says of a hindsight beside one's own stars, in all languages.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

Object.assign(globalThis, {
  document: { documentElement: { lang: "" } },
  fetch: async (/** @type {string | URL} */ url) => {
    const [, language] = /([a-z]{2})\.ftl/.exec(String(url)) ?? [];
    return new Response(readFileSync(new URL(`../../../src/pennypapers/messages/${language}/after-game.ftl`, import.meta.url), "utf8"));
  },
});
const { speak } = await import("../../../src/pennypapers/web/js/app/language.js");
const { hindsightWords } = await import("../../../src/pennypapers/web/js/coach/hindsight-words.js");

/** @param {number} best @param {number | null} bound */
const found = (best, bound) => ({ best, bound, proven: best === bound, record: "" });

const WITH_DICE_KNOWN = { de: "gekannt", en: "Somebody", es: "hubiera", fr: "on aurait", nl: "had gekend" };
const AS_GOOD = { de: "mindestens so gut", en: "at least as good", es: "igual de buena", fr: "aussi bonne", nl: "minstens zo goed" };

for (const [language, possible] of Object.entries(WITH_DICE_KNOWN)) {
  const asGood = AS_GOOD[/** @type {keyof typeof AS_GOOD} */ (language)];

  test(`${language}: a better sheet was possible, alone and at a table`, async () => {
    await speak(/** @type {"en"} */ (language));
    for (const isSolo of [true, false]) {
      const words = hindsightWords(found(40, 41), { stars: 39, isSolo });
      assert.match(words[0] ?? "", new RegExp(`${possible}.*40|40.*${possible}`));
      assert.match(words[1] ?? "", /41/);
      assert.equal(words.length, isSolo ? 2 : 3);
    }
  });

  test(`${language}: who has more stars at a table than the best sheet alone is not told that fewer were possible`, async () => {
    await speak(/** @type {"en"} */ (language));
    for (const bound of [30, 31, null]) {
      const words = hindsightWords(found(30, bound), { stars: 33, isSolo: false });
      assert.equal(words.length, 2, "and no limit that they have passed");
      assert.match(words[0] ?? "", new RegExp(`${asGood}.*30`));
      assert.ok(!words[0]?.includes(possible));
    }
  });

  test(`${language}: as many stars as the best sheet found`, async () => {
    await speak(/** @type {"en"} */ (language));
    const alone = hindsightWords(found(30, 30), { stars: 30, isSolo: true });
    const table = hindsightWords(found(30, 30), { stars: 30, isSolo: false });
    assert.ok(!alone[0]?.includes("30"));
    assert.match(table[0] ?? "", new RegExp(asGood));
    assert.equal(alone[1], table[1], "more is not possible");
  });
}
