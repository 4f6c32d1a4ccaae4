// What a moment of a game sounds and feels like: a sound if the player wants sounds, a short vibration where the device
// can. Neither is the only sign of anything.

import { settings } from "../app/settings.js";

/** @typedef {import("./sounds.js").Moment} Moment */

/** Milliseconds of vibration and pauses. @type {Partial<Record<Moment, number[]>>} */
const TOUCHES = { roll: [18], ink: [12], danger: [40, 60, 40], end: [25, 50, 25, 50, 60] };

/** @type {AudioContext | null} */
let audio = null;

/** @param {Moment} moment */
export function feel(moment) {
  if (document.hidden) return;
  if (settings.get("sounds")) void sound(moment);
  const touch = TOUCHES[moment];
  // a browser complains of a page that vibrates before it was touched
  if (touch && canVibrate() && settings.get("vibration") && navigator.userActivation?.hasBeenActive) navigator.vibrate(touch);
}

/** Whether this device may vibrate: phones of which the browser says so. */
export function canVibrate() {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** A browser lets a page sound only after it was touched; before that nothing is heard. @param {Moment} moment */
async function sound(moment) {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const [{ play }] = await Promise.all([import("./sounds.js"), audio.state === "suspended" && Promise.race([audio.resume(), later(SOON)])]);
  if (audio.state === "running") play(audio, moment);
}

const SOON = 300;

/** @param {number} milliseconds */
const later = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
