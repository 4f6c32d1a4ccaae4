// What this turn has used the dice for so far, in the order it was pencilled.

import { el, put } from "../../ui/dom.js";
import { readMark } from "../../model/notation.js";
import { markName } from "../../sheet/space-label.js";
import { sumOf } from "../../model/turn/prompt.js";
import { icon } from "../../ui/symbols.js";
import { t } from "../../app/language.js";

/** @typedef {import("../../model/turn/draft.js").Draft} Draft */

/**
 * @param {HTMLElement} list
 * @param {string} adventure
 * @param {string} roll
 * @param {Draft} draft
 */
export function showUses(list, adventure, roll, draft) {
  const faces = roll.split(" ");
  const marks = draft.marks.filter((text) => !text.includes("(")); // a discovery has a slip of its own
  const said = marks.map((text, at) => useWords(adventure, faces, text, draft.answers.get(draft.marks.slice(0, at).join(" "))?.ways ?? {}));
  const key = said.join("|");
  if (list.dataset.said === key) return;
  list.dataset.said = key;
  put(list, ...said.filter(Boolean).map((words) => el("li", {}, icon("i-pencil", 18), words)));
}

/** `Penny wrote 10 in f3`. @param {string} adventure @param {readonly string[]} faces @param {string} text @param {Record<string, string[]>} ways */
function useWords(adventure, faces, text, ways) {
  const mark = readMark(text);
  switch (mark.type) {
    case "write": {
      const way = ways[mark.value]?.[0];
      if (way === undefined) return t("play-use-drew", { mark: markName(adventure, mark.value), space: mark.space });
      if (way === "p" && faces[0] === "P") return t("play-use-penny", { mark: mark.value, space: mark.space });
      if (way.length === 1) return t("play-use-die", { mark: mark.value, space: mark.space });
      return t("play-use-sum", { sum: sumOf(way, faces), mark: mark.value, space: mark.space });
    }
    case "cross": return t("play-use-cross", { space: mark.space });
    case "circle": return t("play-use-treasure", { value: mark.value, space: mark.space });
    case "discovery": return "";
    case "pass": return t("play-use-pass");
  }
}
