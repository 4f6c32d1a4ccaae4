// Opens a record that is chosen as a file, dropped or pasted. The server checks it.

import { isChallenge, openChallenge, openingWords } from "../challenge/open-file.js";
import { dress, el, put } from "../ui/dom.js";
import { t } from "../app/language.js";
import { icon, lettering } from "../ui/symbols.js";
import { LONGEST_LAYOUT, LONGEST_RECORD } from "../net/sizes.js";

/** @typedef {import("../net/api.js").RecordText} RecordText */

/**
 * @param {(record: RecordText) => Promise<void>} onrecord rejects with what is wrong
 * @param {(refused: unknown) => string} words
 */
export function replayOpen(onrecord, words) {
  const wrong = el("p", { class: "wrong", id: "record-wrong", role: "alert" });
  const area = el("textarea", {
    id: "record", class: "field", rows: 8, maxlength: LONGEST_RECORD, spellcheck: "false", autocapitalize: "off", "aria-describedby": wrong.id,
  });
  const layout = el("textarea", { id: "record-layout", class: "field", rows: 6, maxlength: LONGEST_LAYOUT, spellcheck: "false", autocapitalize: "off" });
  const own = el("details", {}, el("summary", { class: "lk" }, t("replay-own-layout")), el("label", { for: layout.id }, t("replay-own-layout-text")), layout);
  const file = el("input", {
    type: "file", class: "sr", id: "record-file", accept: ".game,.challenge,.layout,.txt,text/plain", multiple: true,
    onchange: () => void read(file.files),
  });
  const show = el("button", { type: "submit", class: "btn primary big" }, icon("i-play", 20), t("replay-open-it"));
  const element = el("div", { class: "way replay-open" },
    el("header", { class: "bar" },
      el("a", { class: "ib", href: "/", "aria-label": t("back") }, icon("i-back")),
      el("h1", { class: "mid" }, lettering(t("replay-title"), { height: 20 })),
    ),
    el("main", {},
      el("form", { class: "card drop", onsubmit: submit },
        el("p", {}, t("replay-open-says")),
        file,
        el("label", { for: file.id, class: "btn" }, icon("i-open", 20), t("replay-open-file")),
        el("label", { for: area.id }, t("replay-paste")),
        area,
        own,
        wrong,
        show,
      ),
      el("p", { class: "small muted" }, t("replay-open-code")),
    ),
  );
  for (const name of ["dragenter", "dragover", "dragleave", "drop"]) element.addEventListener(name, drag);
  area.addEventListener("input", () => refuse(null));

  /** @param {Event} event */
  function drag(event) {
    event.preventDefault();
    element.classList.toggle("is-over", event.type === "dragenter" || event.type === "dragover");
    if (event.type === "drop") void read(/** @type {DragEvent} */ (event).dataTransfer?.files);
  }

  /** @param {FileList | null | undefined} files */
  async function read(files) {
    const texts = await Promise.all(Array.from(files ?? [], (each) => each.text()));
    for (const text of texts) (isLayout(text) ? layout : area).value = text.slice(0, LONGEST_RECORD);
    if (layout.value) own.open = true;
    file.value = "";
    if (area.value && texts.length) await send();
  }

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    void send();
  }

  async function send() {
    refuse(null);
    if (isChallenge(area.value)) {
      await openChallenge(area.value, element).catch((refused) => refuse(openingWords(refused)));
      return;
    }
    try {
      await onrecord({ text: area.value, ...(layout.value.trim() && { layout: layout.value }) });
    } catch (refused) {
      refuse(words(refused));
    }
  }

  /** @param {string | null} says */
  function refuse(says) {
    put(wrong, says);
    dress(area, { "aria-invalid": says ? "true" : null });
    if (says) area.focus();
  }

  return element;
}

/** A layout names itself; a record names its players. @param {string} text */
function isLayout(text) {
  return /^name:/m.test(text) && !/^players:/m.test(text) && !isChallenge(text);
}
