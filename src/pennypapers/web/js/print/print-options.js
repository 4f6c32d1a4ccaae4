// What somebody wishes to print, as the address of its PDF and of its pages. Without a DOM.

/**
 * @typedef {object} Wish
 * @property {"sheets" | "blank" | "rules" | "dice"} what
 * @property {string} adventure
 * @property {string} side front, back, or both of them back to back
 * @property {string} own the text of a layout of one's own, or nothing
 * @property {string} paper
 * @property {number} perPage
 * @property {number} copies
 * @property {string} language
 */

/** Whether it is a pad, of which there may be many sheets. @param {Wish} wish */
export const isPad = ({ what }) => what === "sheets" || what === "blank";

/** @param {Wish} wish */
export const isOnBothSides = ({ what, side }) => what === "sheets" && side === "both";

/** @param {Wish} wish @param {"pdf" | "svg"} form @param {number} [page] */
export function printAddress(wish, form, page) {
  const { what, adventure, paper, language } = wish;
  const asked = new URLSearchParams({ what, adventure, paper, language });
  if (isPad(wish)) {
    asked.set("per_page", String(wish.perPage));
    asked.set("copies", String(wish.copies));
    if (isOnBothSides(wish)) asked.set("duplex", "true");
  }
  // A layout in a single line gets a line break, so that the server does not take it for the name of a side.
  if (what === "sheets" && wish.own) asked.set("layout", `${wish.own}\n`);
  else if (what === "sheets" && wish.side === "back") asked.set("layout", "back");
  if (page) asked.set("page", String(page));
  return `/api/print.${form}?${asked}`;
}

/** The pages to look at: the first, and its back. @param {Wish} wish */
export const previewPages = (wish) => (isOnBothSides(wish) ? [1, 2] : [1]);

/** How many pages are printed in all. @param {Wish} wish */
export function printedPages(wish) {
  const papers = isPad(wish) ? Math.ceil(wish.copies / wish.perPage) : 1;
  return papers * previewPages(wish).length;
}
