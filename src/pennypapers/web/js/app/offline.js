// The page that is shown without a connection: it says so, and reloads when the connection is back.

import { el } from "../ui/dom.js";
import { t } from "./language.js";
import { sayAlone } from "./lone-page.js";
import { icon } from "../ui/symbols.js";

addEventListener("online", () => location.reload());
void sayAlone("i-offline", "offline-title", ["offline-says", "offline-safe"], () =>
  el("button", { type: "button", class: "btn primary", onclick: () => location.reload() }, icon("i-replay", 20), t("offline-again")));
