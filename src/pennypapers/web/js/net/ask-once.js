// One request of a seat, on a connection that lasts only for it.

import { Connection } from "./connection.js";

/**
 * @param {string} code
 * @param {string} token
 * @param {import("./connection.js").Wish} request
 * @param {(message: import("./messages").AnyMessage, connection: Connection) => void} [hear] is told everything meanwhile
 * @returns {Promise<any>} the answer, or a Refusal
 */
export function askOnce(code, token, request, hear) {
  return new Promise((done, refuse) => {
    const connection = new Connection(code, token, {
      message: (message) => {
        hear?.(message, connection);
        if (message.type === "welcome") void connection.ask(request).then(done, refuse).finally(() => connection.close());
      },
      line: () => undefined,
      closed: refuse,
    });
  });
}
