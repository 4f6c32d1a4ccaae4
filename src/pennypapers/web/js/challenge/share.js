// The link to a challenge: to send, to copy, or to scan.

import { shareAddress } from "../lobby/share-link.js";
import { t } from "../app/language.js";
import { el } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";
import { BESIDE } from "./ghost-choice.js";
import { link, placeName } from "../net/address.js";

/** @typedef {import("../net/challenges.js").ChallengeLook} ChallengeLook */

/** @param {ChallengeLook} look @param {{hasButton?: boolean}} [how] */
export function shareCard(look, { hasButton = true } = {}) {
  return el("section", { class: "card share", "aria-label": t("same-share") },
    el("img", { class: "qr", src: `/api/challenges/${look.code}/qr.svg`, width: 112, height: 112, alt: t("same-qr", { code: look.code }) }),
    el("div", {},
      el("p", { class: "link" }, placeName(), el("wbr"), `/c/${look.code}`),
      hasButton && shareButton(look),
    ),
  );
}

/** @param {ChallengeLook} look @param {{isPrimary?: boolean}} [how] */
export function shareButton({ code, adventure, mine }, { isPrimary = false } = {}) {
  const [first] = mine;
  const beside = first?.is_over ? `?${BESIDE}=${first.run}` : ""; // so that my stars can run beside theirs
  const share = () => void shareAddress(link(`/c/${code}${beside}`), t("same-share-text", { adventure: t(`name-${adventure}`) }));
  return el("button", { type: "button", class: isPrimary ? "btn primary" : "btn", onclick: share }, icon("i-share", 20), t("same-share"));
}
