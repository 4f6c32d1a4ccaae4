// Starts a solo game: opens a table, takes its only seat and starts it.

import { askOnce } from "../net/ask-once.js";
import { openTable, takeSeat } from "../net/api.js";
import { newChain } from "../dice/kept-dice.js";
import { keeperOf } from "../dice/table-keeper.js";
import { keepSeat } from "../app/memory.js";
import { t } from "../app/language.js";
import { go } from "../app/main.js";
import { refusalText } from "../app/refusal.js";
import { settings } from "../app/settings.js";
import { toast } from "../ui/toast.js";

/** @type {import("../app/main.js").Screen} */
export default async function solo(place, { adventure = "" }) {
  const side = new URLSearchParams(location.search).get("side") ?? "front";
  try {
    await playAlone({ adventure, layout: side }, place);
  } catch (refused) {
    if (!place.isConnected) return;
    toast(refusalText(/** @type {import("../app/refusal.js").Refused} */ (refused)));
    go("/", { replace: true });
  }
}

/**
 * Open a solo game and go to it. If the player has left the screen meanwhile, it is listed on the first screen.
 * @param {import("../net/api.js").NewTable} wish
 * @param {HTMLElement} from the place of the screen that wishes it
 */
export async function playAlone(wish, from) {
  const { code, token: host } = await openTable({ ...wish, seats_wanted: 1 });
  const { token } = await takeSeat(code, { name: settings.get("name") || t("you"), anchor: newChain(code) }, host);
  keepSeat({ code, token, adventure: wish.adventure, solo: true });
  /** @type {import("../net/connection.js").Connection | undefined} */
  let line;
  const keeper = keeperOf(code, (request) => line?.tell(request));
  await askOnce(code, token, { type: "start" }, (message, connection) => {
    line = connection;
    keeper.hear(message); // the links of the first roll are asked for as the game starts
  });
  if (from.isConnected) go(`/t/${code}`, { replace: true });
}
