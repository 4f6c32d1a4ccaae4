// A button that switches the sounds on and off; it is heard when they are on.

import { settings } from "../app/settings.js";
import { t } from "../app/language.js";
import { el, put } from "../ui/dom.js";
import { icon } from "../ui/symbols.js";
import { feel } from "./senses.js";

/** @param {string} kind the class of the button */
export function soundSwitch(kind) {
  const button = el("button", {
    type: "button", class: kind,
    onclick: () => {
      settings.set("sounds", !settings.get("sounds"));
      show();
      feel("roll");
    },
  });
  show();
  return button;

  function show() {
    const isOn = settings.get("sounds");
    put(button, icon(isOn ? "i-sound" : "i-mute", 22), t(isOn ? "play-sounds-on" : "play-sounds-off"));
  }
}
