// The settings as switches, for the first screen and for the menu of a game.

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { language, speak, t } from "./language.js";
import { LANGUAGES } from "./languages.js";
import { show } from "./main.js";
import { canVibrate, feel } from "../comfort/senses.js";
import { applyTheme, settings } from "./settings.js";

/** @typedef {import("./language.js").Language} Language */

export default function openSettings() {
  const { close } = openDialog(t("play-settings"), [
    languages(async (chosen) => {
      settings.set("language", chosen);
      await speak(chosen);
      close();
      await show();
      openSettings();
    }),
    themes(),
    toggle(t("play-setting-moves"), t("play-setting-moves-more"), settings.get("motion") !== "none", (on) => {
      settings.set("motion", on ? "auto" : "none");
      applyTheme();
    }),
    toggle(t("play-setting-sounds"), t("play-setting-sounds-more"), settings.get("sounds"), (on) => {
      settings.set("sounds", on);
      feel("roll");
    }),
    canVibrate() && toggle(t("play-setting-vibration"), t("play-setting-vibration-more"), settings.get("vibration"), (on) => {
      settings.set("vibration", on);
      feel("ink");
    }),
    toggle(t("play-setting-inks"), t("play-setting-inks-more"), settings.get("inksItself"), (on) => settings.set("inksItself", on)),
    "caches" in globalThis && keeping(),
  ], { class: "settings" });
}

/** Keeping the game on this device, where that can be done. */
function keeping() {
  const place = el("div", { class: "setting keep" });
  void import("../device/keep-setting.js").then(({ showKeeping }) => showKeeping(place));
  return place;
}

/** @param {(chosen: Language) => void} choose */
function languages(choose) {
  const select = el("select", { class: "field", onchange: () => choose(/** @type {Language} */ (select.value)) });
  for (const [key, name] of Object.entries(LANGUAGES)) {
    select.append(el("option", { value: key, lang: key, selected: key === language() }, name));
  }
  return el("label", { class: "setting" }, el("b", {}, t("play-setting-language")), select);
}

function themes() {
  const group = el("fieldset", { class: "setting segments" }, el("legend", {}, t("play-setting-theme")));
  for (const theme of /** @type {const} */ (["auto", "light", "dark"])) {
    group.append(el("label", { class: "segment" },
      el("input", {
        type: "radio", name: "theme", value: theme, checked: settings.get("theme") === theme,
        onchange: () => {
          settings.set("theme", theme);
          applyTheme();
        },
      }),
      el("span", {}, t(`play-theme-${theme}`)),
    ));
  }
  return group;
}

/** @param {string} name @param {string} more @param {boolean} on @param {(on: boolean) => void} change */
function toggle(name, more, on, change) {
  const box = el("input", { type: "checkbox", role: "switch", checked: on, onchange: () => change(box.checked) });
  return el("label", { class: "setting switch" }, el("span", {}, el("b", {}, name), el("small", {}, more)), box);
}
