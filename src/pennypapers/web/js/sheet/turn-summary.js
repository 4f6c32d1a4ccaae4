// What somebody wrote in a turn, in words: "12 in b7, mummy in d5 crossed out".

import { t } from "../app/language.js";
import { readMarks } from "../model/notation.js";
import { markName } from "./space-label.js";

/** @param {string} adventure @param {string} marks */
export function turnWords(adventure, marks) {
  return readMarks(marks).map((mark) => markWords(adventure, mark)).join(", ");
}

/** @param {string} adventure @param {import("../model/notation.js").Mark} mark */
function markWords(adventure, mark) {
  switch (mark.type) {
    case "pass":
      return t("replay-passed");
    case "write":
      return t("replay-wrote", { mark: markName(adventure, mark.value), space: mark.space });
    case "cross":
      return t("replay-crossed", { space: mark.space });
    case "circle":
      return t("replay-circled", { value: mark.value, space: mark.space });
    case "discovery":
      return t(`replay-found-${mark.kind}`, { spaces: mark.spaces.join(" ") });
  }
}
