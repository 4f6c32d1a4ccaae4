// The result as a picture without spoilers: shared with the device's share dialog, or else downloaded.

import { HEIGHT, WIDTH, cardColours, drawCard } from "./card-drawing.js";
import { el } from "../ui/dom.js";
import { t } from "../app/language.js";
import { rankName } from "../replay/turn-report.js";
import { drawing } from "../app/scene.js";
import { standalone } from "./standalone.js";
import { EMPTY } from "../model/notation.js";
import { placeName } from "../net/address.js";
import { isOfDevice } from "../net/reach.js";

/**
 * The fields of a table that are needed. A spectator shares the winner's sheet.
 * @typedef {Pick<import("../model/table/table.js").Table, "adventure" | "layout" | "sheets" | "stars" | "ended" | "you" | "challenge">} Finished
 */

/**
 * @param {Finished} table
 * @returns {Promise<"shared" | "downloaded" | "cancelled">}
 */
export async function shareCard(table) {
  const file = new File([await cardPicture(table)], "pennypapers.png", { type: "image/png" });
  const data = { files: [file], title: "Pennypapers", text: t("replay-card-text", { adventure: t(`name-${table.adventure}`), count: facts(table).stars }) };
  if (typeof navigator.canShare === "function" && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (/** @type {Error} */ (error).name === "AbortError") return "cancelled";
    }
  }
  const url = URL.createObjectURL(file);
  el("a", { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return "downloaded";
}

/** The card as a PNG. @param {Finished} table @returns {Promise<Blob>} */
async function cardPicture(table) {
  const drawn = drawCard({ ...facts(table), scene: await drawing(table.adventure) });
  const text = standalone(drawn, cardColours(table.adventure));
  const url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const picture = el("img", { src: url, width: WIDTH, height: HEIGHT });
    await picture.decode();
    const canvas = el("canvas", { width: WIDTH, height: HEIGHT });
    canvas.getContext("2d")?.drawImage(picture, 0, 0, WIDTH, HEIGHT);
    return await new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Of a run of a challenge nothing of the sheet is shown: others still play these dice, and would see where dangers come.
 * @param {Finished} table
 */
function facts({ adventure, layout, sheets, stars, ended, you, challenge }) {
  const seat = you ?? ended?.standings.find((standing) => standing.place === 1)?.seat ?? 0;
  const place = ended?.standings.find((standing) => standing.seat === seat)?.place ?? 1;
  return {
    adventure,
    title: t(`short-${adventure}`),
    layout,
    of: challenge?.title ?? "",
    sheet: (challenge ? null : sheets[seat]) ?? EMPTY,
    stars: stars[seat] ?? 0,
    reached: sheets.length === 1 ? rankName(ended?.rank ?? "") : t("replay-card-place", { place, count: sheets.length }),
    where: challenge && !isOfDevice(challenge.code) ? `${placeName()}/c/${challenge.code}` : placeName(),
  };
}
