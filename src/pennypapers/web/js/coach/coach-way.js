// The way to the coach from the end of a game that several people played on one device: whose turns are looked at is chosen there.

import { t } from "../app/language.js";
import { coachOffer } from "../net/analyses.js";
import { el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";

/** Hidden until it is known whether there is a coach. @param {string} code of the table */
export function coachWay(code) {
  const section = el("section", { class: "card coach-corner", "aria-labelledby": "coach-corner", hidden: true }, el("h2", { id: "coach-corner" }, t("coach-corner")));
  void coachOffer().then(({ offered, here }) => {
    section.hidden = !offered && !here;
    put(section, section.firstElementChild,
      offered ? el("a", { class: "btn whole", href: `/coach/${code}` }, icon("i-eye", 20), t("coach-look"))
        : el("p", { class: "coach-waits" }, icon("i-eye", 22), el("span", {}, t("coach-needs-server"))));
  });
  return section;
}
