// The page at an address that the game does not have: a link that was cut, or a code with a letter too many.

import { el } from "../ui/dom.js";
import { t } from "./language.js";
import { sayAlone } from "./lone-page.js";

void sayAlone("compass", "missing-title", ["missing-says"], () =>
  el("a", { class: "btn primary", href: "/" }, t("missing-home")));
