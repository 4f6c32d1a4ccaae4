// Reads from a record what its dice are checked with: headers, chains and turns. No rules.

/** @typedef {import("./chain.js").Chain} Chain */

/** @typedef {{player: string, owner: string | null, marks: string}} Entry */
/** @typedef {{number: number, roll: string, entries: readonly Entry[]}} Turn */

/**
 * @typedef {object} ChainRecord
 * @property {string} text
 * @property {string} code
 * @property {string} options
 * @property {boolean} eachRoll
 * @property {string} server
 * @property {string} key
 * @property {string} seal
 * @property {readonly string[]} players
 * @property {readonly string[]} paper
 * @property {ReadonlyMap<string, number>} late how many turns were closed when each latecomer joined
 * @property {readonly Chain[]} chains
 * @property {Chain | null} serverChain
 * @property {string | null} signature
 * @property {readonly Turn[]} turns
 */

/** Whether the dice of a record come from chains. @param {string} text */
export function hasChains(text) {
  return /^x-dice: 2 /m.test(text);
}

/** Whether the record is a run of a challenge whose seed is secret until it closes. @param {string} text */
export function isOfOpenChallenge(text) {
  return /^x-challenge:/m.test(text) && !/^x-seed:/m.test(text);
}

/** @param {string} text as the server writes it @returns {ChainRecord} */
export function readChainRecord(text) {
  const lines = text.split("\n");
  const headers = new Map(lines.flatMap((line) => (/^[a-z-]+: /.test(line) ? [/** @type {[string, string]} */ (line.split(/: (.*)/, 2))] : [])));
  const header = (/** @type {string} */ name) => headers.get(name) ?? "";
  const list = (/** @type {string} */ name) => header(name).split(", ").filter(Boolean);
  const [server = "", key = ""] = header("x-server").split(" ");
  const [at, link] = header("x-server-link").split(" ");
  return {
    text,
    code: header("x-table"),
    options: header("options"),
    eachRoll: header("x-dice") === "2 each",
    server,
    key,
    seal: header("x-seal"),
    players: list("players"),
    paper: list("x-paper"),
    late: new Map(list("x-late").map((each) => [each.slice(0, each.lastIndexOf(" ")), Number(each.slice(each.lastIndexOf(" ") + 1))])),
    chains: list("x-chains").map(readChain),
    serverChain: link ? { name: "", anchor: server, since: 1, at: Number(at), link, away: [], missing: [] } : null,
    signature: headers.get("x-signature") ?? null,
    turns: lines.filter((line) => /^\d/.test(line)).map(readTurn),
  };
}

/** The text that the signature covers; the layout is covered by the seal. @param {ChainRecord} record */
export function signedText({ text }) {
  return text.replace(/^x-(signature|layout): .*\n/gm, "");
}

/** The turns as they were when they closed: without those who joined later, and with what they took over in danger turns given back. @param {ChainRecord} record @returns {Turn[]} */
export function asThen({ turns, late }) {
  return turns.map((turn) => {
    let entries = [...turn.entries];
    for (const [name, joined] of [...late].reverse()) {
      if (joined < turn.number) continue;
      const own = entries.find(({ player }) => player === name);
      entries = entries.filter(({ player }) => player !== name)
        .map((entry) => (entry.owner === name && own ? { ...entry, owner: own.owner, marks: own.marks } : entry));
    }
    return { ...turn, entries };
  });
}

/** @param {string} text @returns {Chain} */
function readChain(text) {
  const words = text.split(" ");
  const [since, anchor = "", at, link = "", away = "-", missing = "-"] = words.splice(-6);
  return { name: words.join(" "), anchor, since: Number(since), at: Number(at), link, away: readRanges(away), missing: readRanges(missing) };
}

/** @param {string} text such as `2-4+9` */
function readRanges(text) {
  if (text === "-") return [];
  return text.split("+").flatMap((run) => {
    const [first = 0, last = first] = run.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

/** @param {string} line @returns {Turn} */
function readTurn(line) {
  const [head = "", ...entries] = line.split(" | ");
  const [number = "", ...dice] = head.split(" ");
  return { number: parseInt(number, 10), roll: dice.join(" "), entries: entries.map(readEntry) };
}

/** @param {string} text @returns {Entry} */
function readEntry(text) {
  const [who = "", marks = ""] = text.split(": ");
  const [player = "", owner = null] = who.split(">");
  return { player, owner, marks };
}
