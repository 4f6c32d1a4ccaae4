// The screen of a game: dice and one sentence, the sheet, chips, stars, Ink it. It is told of every message and shows
// what follows from the table and the turn in hand.

import { announce, call } from "./announce.js";
import { Bar } from "./bar.js";
import { Bubble } from "./bubble.js";
import { Chips } from "./chips.js";
import { Clock } from "./clock.js";
import { SheetInHand } from "./danger.js";
import { Dice, rollWords } from "./dice.js";
import { closeDialogs } from "./dialog.js";
import { Discover } from "./discover.js";
import { el, put } from "./dom.js";
import * as drafts from "./draft.js";
import { Explanation } from "./explanation.js";
import { Foot } from "./foot.js";
import { Keyboard } from "./keyboard.js";
import { t } from "./language.js";
import { openHelp, openMenu, openPlayers } from "./menu.js";
import { apply, readMark, readMarks } from "./notation.js";
import { discoveries, isComplete, usedDice } from "./offers.js";
import { showPlayers } from "./players.js";
import { refusalText } from "./refusal.js";
import { sentence } from "./sentence.js";
import { settings } from "./settings.js";
import { SheetPicture, printedArt, sheetWords } from "./sheet.js";
import { Stars } from "./stars.js";
import { held, holder, isSolo } from "./table.js";
import { toast } from "./toast.js";
import { TurnInHand } from "./turn-in-hand.js";
import { openTypedMark } from "./typed-mark.js";
import { TypedDice } from "./typed-dice.js";
import { showUses } from "./uses.js";

/** @type {import("./seat.js").PhaseScreen} */
export default function play(place, session, table) {
  void place; void session; void table;
  return { update: () => undefined, end: () => undefined };
}
