// A player's face, drawn beside their name wherever it stands; hidden from screen readers, which say the name.

import { svg } from "../ui/dom.js";
import { facesOf } from "../model/faces.js";
import { use } from "../ui/symbols.js";

/** @typedef {import("../model/faces.js").Face} Face */

/** The names of which faces were asked last, and the faces. @type {{key: string, faces: Map<string, Face>}} */
let last = { key: "", faces: new Map() };

/** @param {readonly string[]} names everybody at the table, by seat @param {string} name @param {boolean} [isBot] one of a challenge, which has no seat: a robot */
export function face(names, name, isBot = false) {
  const key = names.join("\n");
  if (key !== last.key) last = { key, faces: facesOf(names) };
  const { animal, frame, ground } = last.faces.get(name) ?? /** @type {Face} */ (facesOf([name]).get(name));
  return svg("svg", { class: `player-face ground-${ground}`, viewBox: "0 0 48 48", "aria-hidden": "true" },
    use(`frame-${frame}`),
    use(isBot ? "i-bot" : `a-${animal}`, { x: 8, y: 8, width: 32, height: 32 }),
  );
}

/** The face of a player of a replay. @param {import("../model/table/timeline.js").Game} game @param {number} seat */
export function faceIn({ players, faces = players, bots }, seat) {
  return face(faces, faces[seat] ?? "", bots?.includes(seat));
}

/** The face of a player at a seat, or of one who is catching up. @param {import("../model/table/table.js").Table} table @param {string} name */
export function faceAt({ seats, late }, name) {
  return face([...seats, ...late].map((each) => each.name), name);
}
