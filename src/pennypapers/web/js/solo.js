// Alone, and at once: a table of one is opened, its only seat taken, and the first dice roll.

import { openTable, takeSeat } from "./api.js";
import { keepSeat } from "./memory.js";
import { t } from "./language.js";
import { go } from "./main.js";
import { refusalText } from "./refusal.js";
import { settings } from "./settings.js";
import { toast } from "./toast.js";
import { Connection } from "./connection.js";

/** @type {import("./main.js").Screen} */
export default async function solo(_place, { adventure = "temple" }) {
  const side = new URLSearchParams(location.search).get("side") ?? "front";
  try {
    await playAlone({ adventure, layout: side });
  } catch (refused) {
    toast(refusalText(/** @type {import("./refusal.js").Refused} */ (refused)));
    go("/", { replace: true });
  }
}

/**
 * Open a solo game and go to it.
 * @param {import("./api.js").NewTable} wish
 */
export async function playAlone(wish) {
  const { code, token: host } = await openTable({ ...wish, seats_wanted: 1 });
  const { token } = await takeSeat(code, { name: settings.get("name") || t("you") }, host);
  keepSeat({ code, token, adventure: wish.adventure, solo: true });
  await started(code, token);
  go(`/t/${code}`, { replace: true });
}

/** @param {string} code @param {string} token @returns {Promise<void>} */
function started(code, token) {
  return new Promise((done, refuse) => {
    const connection = new Connection(code, token, {
      message: (message) => {
        if (message.type !== "welcome") return;
        connection.ask({ type: "start" }).then(() => done(), refuse).finally(() => connection.close());
      },
      line: () => undefined,
      closed: refuse,
    });
  });
}
