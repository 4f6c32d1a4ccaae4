// The big screen after the game: three on the podium and why, what broke a tie, the winner's sheet, and everybody's place.

import { el, put, svg } from "../ui/dom.js";
import { announce } from "../ui/announce.js";
import { uncounted } from "../table/paper-seats.js";
import { initial } from "../lobby/people.js";
import { EMPTY } from "../model/notation.js";
import { SheetPicture, printedArt, sheetWords } from "../sheet/sheet.js";
import { shapeOf } from "../sheet/art.js";
import { icon, lettering, numeral, use } from "../ui/symbols.js";
import { ranked, ties } from "../model/standings.js";
import { t } from "../app/language.js";

/** @typedef {import("../model/table.js").Table} Table */
/** @typedef {import("../net/messages").Standing} Standing */

const PODIUM = 3;
/** With more players than this, their places stand in two columns, and then in four. */
const [FEW, SOME] = [16, 52];

/** @type {import("./big-screen.js").ScreenView} */
export default function screenEnd(place, first, controls) {
  show(place, first, controls);
  return {
    update: (table, message) => {
      if (message.type === "entered") show(place, table, controls);
    },
    end: () => undefined,
  };
}

/** @param {HTMLElement} place @param {Table} table @param {HTMLElement} controls */
function show(place, table, controls) {
  const standings = ranked(table.ended?.standings ?? []);
  const first = standings.slice(0, PODIUM);
  const broken = ties(first)[0];
  const missing = uncounted(table);
  const won = missing.length > 0 ? t("paper-missing", { names: missing.join(", ") }) : t("screen-won", { count: table.ended?.winners.length ?? 0, names: (table.ended?.winners ?? []).join(", ") });
  const sheet = el("figure", { class: "panel winning" });
  put(place, el("main", { class: "wall after", "data-crowd": standings.length > SOME ? "many" : standings.length > FEW ? "some" : "few" },
    el("section", { class: "panel podium-panel" },
      el("h1", {}, lettering(t(`short-${table.adventure}`), { height: 40 })),
      el("p", { class: "won" }, won),
      el("ol", { class: "podium" }, ...first.map((standing) => step(table, standing))),
      broken && el("p", { class: "tie" }, el("span", { class: "clause" }, broken.clause(table.adventure)), tieWords(table, broken)),
    ),
    sheet,
    el("section", { class: "panel everybody" },
      el("h2", {}, t("screen-everybody")),
      el("ol", { class: "places" }, ...standings.map((standing) => row(table, standing, standings.length <= FEW))),
    ),
    controls,
  ));
  announce(won);
  if (first[0]) void showSheet(sheet, table, first[0].seat);
}

/** @param {HTMLElement} place @param {Table} table @param {number} seat */
async function showSheet(place, table, seat) {
  const { code, adventure, layout, sheets } = table;
  const label = t("screen-winning-sheet", { name: nameOf(table, seat) });
  const picture = new SheetPicture({ art: await printedArt({ code }), adventure, layout, label });
  const sheet = sheets[seat] ?? EMPTY;
  picture.ink(sheet);
  picture.names(sheetWords(layout, sheet));
  put(place, el("div", { class: "lies", "--shape": shapeOf(picture.element) }, picture.element), el("figcaption", {}, label));
}

/** @param {Table} table @param {Standing} standing */
function step(table, standing) {
  const name = nameOf(table, standing.seat);
  return el("li", { class: `p p${standing.place}` },
    standing.place === 1 && uncounted(table).length === 0 && icon("i-crown", 34),
    el("span", { class: "av", "aria-hidden": "true" }, initial(name)),
    el("b", {}, name),
    stars(standing.stars),
    el("div", { class: "blk" }, numeral(standing.place, { height: 44 }), el("ul", { class: "why" }, ...reasons(standing))),
  );
}

/** Where the stars came from; what gave none is left out. @param {Standing} standing */
function parts(standing) {
  return Object.entries(standing.parts).filter(([, count]) => count !== 0)
    .map(([key, count]) => ({ name: t(`score-part-${key}`), count: count < 0 ? `−${-count}` : String(count) }));
}

/** @param {Standing} standing */
function reasons(standing) {
  return parts(standing).map(({ name, count }) => el("li", {}, `${name} `, el("b", {}, count)));
}

/** @param {Table} table @param {Standing} standing @param {boolean} isExplained whether there is room to say why */
function row(table, standing, isExplained) {
  return el("li", {},
    el("span", { class: "place" }, standing.place),
    el("span", { class: "nm" }, nameOf(table, standing.seat), isExplained && el("small", {}, parts(standing).map(({ name, count }) => `${name} ${count}`).join(" · "))),
    stars(standing.stars),
  );
}

/** @param {number} count */
function stars(count) {
  return el("span", { class: "sc" },
    svg("svg", { class: "ico", width: 22, height: 22, viewBox: "0 0 48 48", "aria-hidden": "true" }, use("star")),
    el("span", { class: "sr" }, t("stars", { count })),
    numeral(count, { height: 24, hidden: true }),
  );
}

/** @param {Table} table @param {import("../model/standings.js").Tie} tie */
function tieWords(table, { higher, lower, isBroken }) {
  const given = {
    higher: nameOf(table, higher.seat), lower: nameOf(table, lower.seat), stars: higher.stars, more: higher.tie_break, less: lower.tie_break,
  };
  return isBroken ? t(`screen-tie-${table.adventure}`, given) : t("screen-tie-shared", given);
}

/** @param {Table} table @param {number} seat */
function nameOf(table, seat) {
  return table.seats[seat]?.name ?? "";
}
