// The page that is shown without a connection: it says so, and reloads when the connection is back.

import { el, put } from "../ui/dom.js";
import { speak, t, wantedLanguage } from "./language.js";
import { applyTheme } from "./settings.js";
import { icon, lettering, loadSymbols } from "../ui/symbols.js";

async function begin() {
  applyTheme();
  addEventListener("online", () => location.reload());
  await Promise.all([loadSymbols(), speak(wantedLanguage())]);
  document.title = t("offline-title");
  const place = /** @type {HTMLElement} */ (document.getElementById("screen"));
  put(place, el("main", { class: "offline card" },
    icon("i-offline", 48),
    el("h1", {}, lettering(t("offline-title"), { height: 26 })),
    el("p", {}, t("offline-says")),
    el("p", {}, t("offline-safe")),
    el("div", { class: "acts" },
      el("button", { type: "button", class: "btn primary", onclick: () => location.reload() }, icon("i-replay", 20), t("offline-again")),
    ),
  ));
}

void begin();
