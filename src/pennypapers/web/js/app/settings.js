// The settings, stored in this browser: language, theme, motion, sounds, vibration, whether a finished turn is inked
// automatically.

import { ROOT } from "../net/address.js";

/**
 * @typedef {object} Settings
 * @property {string | null} language
 * @property {"auto" | "light" | "dark"} theme
 * @property {"auto" | "none"} motion
 * @property {boolean} inksItself
 * @property {boolean} sounds
 * @property {boolean} vibration on devices that can
 * @property {string} name the name last played under
 * @property {string[]} [people] who last shared this device
 */

/** @type {Settings} */
const DEFAULTS = { language: null, theme: "auto", motion: "auto", inksItself: false, sounds: false, vibration: true, name: "" };
const KEY = "pennypapers.settings";

class StoredSettings {
  /** @template {keyof Settings} K @param {K} key @returns {Settings[K]} */
  get(key) {
    return { ...DEFAULTS, ...read(KEY) }[key];
  }

  /** @template {keyof Settings} K @param {K} key @param {Settings[K]} value */
  set(key, value) {
    write(KEY, { ...read(KEY), [key]: value });
  }
}

export const settings = new StoredSettings();

/** Apply the theme: as chosen, or as the device prefers. */
export function applyTheme() {
  const wished = settings.get("theme");
  const dark = wished === "dark" || (wished === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.dataset.motion = settings.get("motion");
}

/** Whether animations are allowed. */
export function moves() {
  return settings.get("motion") !== "none" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Read what is stored under a key, by the game at this root; an empty object if there is nothing or storage is not allowed.
 * @param {string} key
 * @returns {Record<string, any>}
 */
export function read(key) {
  try {
    return JSON.parse(unsaved.get(key) ?? localStorage.getItem(key + ROOT) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * Store something. Where the browser allows no storage, or has no room, it is kept until the page is closed.
 * @param {string} key
 * @param {unknown} value
 */
export function write(key, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key + ROOT, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text);
  }
}

/** What could not be stored, by key. @type {Map<string, string>} */
const unsaved = new Map();
