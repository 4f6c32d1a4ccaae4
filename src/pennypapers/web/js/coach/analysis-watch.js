// Has the coach look at a finished game and follows what it finds, until that is all or the screen is left. No DOM.

import { analysisAt, beginAnalysis, leaveAnalysis } from "../net/analyses.js";

/** @typedef {import("../net/analyses.js").AnalysisLook} AnalysisLook */
/** @typedef {import("../app/refusal.js").Refused} Refused */

/** The pause before the next question, in milliseconds; after a failure it is longer. */
const PAUSE = 1000;
const LONG_PAUSE = 5000;
/** After so many failures in a row it is given up. */
const PATIENCE = 12;
/** An analysis goes on for so long after a screen was left, in milliseconds: the next screen may want it too. */
const GRACE = 3000;
/** What may be better in a moment. */
const PASSING = new Set(["offline", "slowly", "store", "analysis.unknown"]);

/** The analyses that are about to be given up, by id. @type {Map<string, ReturnType<typeof setTimeout>>} */
const leaving = new Map();

export class AnalysisWatch {
  #record;
  #player;
  #hears;
  /** @type {string | null} */
  #id = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #failures = 0;
  #isOver = false;

  /**
   * @param {() => Promise<import("../net/api.js").RecordText>} record
   * @param {string} player whose turns are analysed
   * @param {{look: (look: AnalysisLook) => void, failed: (refused: Refused) => void}} hears
   */
  constructor(record, player, hears) {
    this.#record = record;
    this.#player = player;
    this.#hears = hears;
    void this.#ask();
  }

  /** The screen is left. */
  end() {
    clearTimeout(this.#timer);
    const id = this.#id;
    if (!this.#isOver && id) leaving.set(id, setTimeout(() => void leave(id), GRACE));
    this.#isOver = true;
  }

  async #ask() {
    try {
      const look = this.#id ? await analysisAt(this.#id) : await beginAnalysis(await this.#record(), this.#player);
      this.#stay(look.id);
      if (this.#isOver) return;
      this.#failures = 0;
      this.#isOver = look.state === "done" || look.state === "failed";
      this.#hears.look(look);
      if (!this.#isOver) this.#timer = setTimeout(() => void this.#ask(), PAUSE);
    } catch (error) {
      if (this.#isOver) return;
      const refused = /** @type {Refused} */ (error);
      if (refused.code === "analysis.unknown") this.#id = null; // another process, or we were away too long: begin anew
      if (PASSING.has(refused.code) && ++this.#failures < PATIENCE) {
        this.#timer = setTimeout(() => void this.#ask(), LONG_PAUSE);
        return;
      }
      this.#isOver = true;
      this.#hears.failed(refused);
    }
  }

  /** @param {string} id */
  #stay(id) {
    this.#id = id;
    clearTimeout(leaving.get(id));
    leaving.delete(id);
    if (this.#isOver) this.end();
  }
}

/** @param {string} id */
async function leave(id) {
  leaving.delete(id);
  await leaveAnalysis(id).catch(() => undefined);
}
