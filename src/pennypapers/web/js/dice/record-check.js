// Checks the dice of a record on this device: everything is worked out again from the secrets in the record, and held
// against what this device kept while it played. The server is asked for nothing.

import { ChainDraws } from "./chain-draws.js";
import { countsIn, hasRested, isRested, isWhole, linkOf, LINKS } from "./chain.js";
import { asThen, readChainRecord, signedText } from "./chain-record.js";
import { turnHash } from "./kept-dice.js";
import { sealOf } from "./seal.js";
import { isSigned } from "./signature.js";
import { strength } from "./strength.js";

/** @typedef {import("../net/api.js").Check} Check */
/** @typedef {import("./chain-record.js").ChainRecord} ChainRecord */
/** @typedef {import("./chain-record.js").Turn} Turn */
/** @typedef {import("./kept-dice.js").KeptDice} KeptDice */
/** @typedef {{text: string, kinds: ReadonlyMap<string, string>, danger: readonly string[]}} Printed a layout, its spaces by kind, and the kinds that can hold a danger */
/** @typedef {{good: boolean, verdict: string, checks: Check[], isKept: boolean, seal: string, strength: import("./strength.js").Strength}} Checked */

/** So often a device may connect in the very moment in which others are asked. */
const BY_CHANCE = 2;

/**
 * @param {string} text a record whose dice come from chains
 * @param {Printed} layout
 * @param {KeptDice | undefined} kept
 * @returns {Checked}
 */
export function checkRecord(text, layout, kept) {
  const record = readChainRecord(text);
  const isTyped = /\bdice=by_hand\b/.test(record.options);
  const checks = [...own(record, kept), ...fixed(record, layout), ...shared(record, isTyped), ...drawn(record, layout, isTyped), signed(record)];
  const holds = strength({ isTyped, hasLinks: isShared(record), count: record.players.length + record.paper.length, eachRoll: record.eachRoll });
  const good = checks.every((check) => check.good);
  const isOpen = !record.serverChain || record.signature === null;
  return { good, verdict: verdictOf(checks, good, isOpen, holds), checks, isKept: Boolean(kept?.seal), seal: record.seal, strength: holds };
}

/**
 * What a device says of a record without chains: it is wrong if there were chains while this device played. Otherwise the
 * game is an older one, about which it can say nothing.
 * @param {KeptDice | undefined} kept
 * @returns {Checked | null}
 */
export function lostChains(kept) {
  if (!kept?.server && !kept?.faults?.length) return null;
  const checks = [check("own.seal-wrong", false), ...(kept.faults?.length ? [check("own.faults", false)] : [])];
  const wasEach = Object.keys(kept.asked ?? {}).length > 1;
  return { good: false, verdict: "wrong", checks, isKept: true, seal: "", strength: wasEach ? "each" : "first" };
}

/** @param {readonly Check[]} checks @param {boolean} good @param {boolean} isOpen @param {import("./strength.js").Strength} holds */
function verdictOf(checks, good, isOpen, holds) {
  if (checks.some(({ code }) => code === "signed.wrong")) return "edited";
  if (!good) return "wrong";
  if (isOpen) return "unfinished";
  if (holds === "typed") return "typed";
  return holds === "none" ? "server" : "good";
}

/** Whether any device added to any roll. @param {ChainRecord} record */
function isShared({ chains, turns }) {
  return turns.length === 0 || turns.some(({ number }) => chains.some((chain) => countsIn(chain, number)));
}

/** What is said where no device added a secret to a roll that people believe to be shared. @param {ChainRecord} record @param {boolean} isTyped @returns {Check[]} */
function shared(record, isTyped) {
  if (isTyped) return [];
  if (!isShared(record)) return [check("links.none", true)];
  const without = record.eachRoll ? record.turns.filter(({ number }) => !record.chains.some((chain) => countsIn(chain, number))) : [];
  return without.length > 0 ? [check("links.turns", true, null, { turns: without.map(({ number }) => number).join(", ") })] : [];
}

/** What this device itself can say. @param {ChainRecord} record @param {KeptDice | undefined} kept @returns {Check[]} */
function own(record, kept) {
  if (!kept?.seal) return [check("own.none", true)];
  const isSame = kept.seal === record.seal && kept.server === `${record.server} ${record.key}`
    && Object.entries(kept.anchors ?? {}).every(([place, anchor]) => record.chains[Number(place)]?.anchor === anchor);
  const found = [check(isSame ? "own.seal-good" : "own.seal-wrong", isSame)];
  const anchor = kept.root && linkOf(kept.root, 0);
  const given = kept.given ?? [];
  if (anchor && given.length > 0) {
    const chain = record.chains.find((each) => each.anchor === anchor);
    const out = given.filter((turn) => turn <= record.turns.length && !(chain && countsIn(chain, turn)));
    const late = out.filter((turn) => kept.late?.includes(turn));
    const missed = out.filter((turn) => !late.includes(turn));
    if (late.length > 0) found.push(check("own.links-late", true, null, { turns: late.join(", ") }));
    found.push(missed.length === 0 ? check("own.links-good", true, null, { count: String(given.length - late.length) }) : check("own.links-wrong", false, null, { turns: missed.join(", ") }));
  }
  const passed = passedOver(record, kept, anchor);
  if (passed.length > 0) found.push(check("own.passed", passed.length <= BY_CHANCE && passed[0] !== 1, null, { turns: passed.join(", ") }));
  const changed = changedTurns(record, kept);
  const count = new Set([...Object.keys(kept.turns ?? {}), ...Object.keys(kept.asked ?? {})]).size;
  if (count > 0) found.push(changed.length === 0 ? check("own.turns-good", true, null, { count: String(count) }) : check("own.turns-wrong", false, null, { turns: changed.join(", ") }));
  if (kept.faults?.length || (given.at(-1) ?? 0) > record.turns.length + 1) found.push(check("own.faults", false));
  return found;
}

/** The turns for which this device was not asked although it was connected and could have been. @param {ChainRecord} record @param {KeptDice} kept @param {string | undefined} anchor */
function passedOver({ chains, turns }, { present = [] }, anchor) {
  const chain = chains.find((each) => each.anchor === anchor);
  return chain ? present.filter((turn) => turn <= Math.min(turns.length, LINKS) && chain.since <= turn && chain.away.includes(turn) && isRested(chain, turn)) : [];
}

/** The turns that were otherwise when they were played, or asked others for links. @param {ChainRecord} record @param {KeptDice} kept */
function changedTurns(record, { turns = {}, asked = {} }) {
  const seen = new Map(asThen(record).map((turn) => [turn.number, turnHash(turn.roll, turn.entries)]));
  const otherwise = Object.entries(turns).filter(([turn, hash]) => seen.get(Number(turn)) !== hash).map(([turn]) => Number(turn));
  const unasked = Object.entries(asked).filter(([turn, chains]) => Number(turn) <= record.turns.length && askedIn(record, Number(turn)) !== chains).map(([turn]) => Number(turn));
  return [...new Set([...otherwise, ...unasked])].sort((one, two) => one - two);
}

/** @param {ChainRecord} record @param {number} turn */
function askedIn({ chains }, turn) {
  return chains.flatMap((chain, place) => (chain.since <= turn && !chain.away.includes(turn) ? [place] : [])).join(" ");
}

/** The seal and the chains. @param {ChainRecord} record @param {Printed} layout @returns {Check[]} */
function fixed(record, layout) {
  const { chains, late, serverChain: server } = record;
  const anchors = new Map(chains.filter(({ since }) => since === 1).map(({ name, anchor }) => [name, anchor]));
  const seats = record.players.filter((name) => !late.has(name)).map((name) => ({ name, anchor: anchors.get(name) ?? null }));
  const isSealed = sealOf({ ...record, layout: layout.text, seats }) === record.seal;
  return [
    check(isSealed ? "sealed.good" : "sealed.wrong", isSealed),
    ...chains.flatMap((chain) => chainChecks(chain, record.turns.length)),
    server ? resultOf("server", server.at === Math.min(record.turns.length, LINKS) && isWhole(server)) : check("server.none", true),
  ];
}

/** @param {import("./chain.js").Chain} chain @param {number} turns @returns {Check[]} */
function chainChecks(chain, turns) {
  const player = { player: chain.name };
  if (!isWhole(chain)) return [check("chain.wrong", false, null, player)];
  const count = Array.from({ length: turns }, (_, i) => i + 1).filter((roll) => countsIn(chain, roll)).length;
  return [
    ...(hasRested(chain) ? [] : [check("chain.rested", false, null, player)]),
    check("chain.good", true, null, { ...player, count: String(count) }),
    ...(chain.missing.length > 0 ? [check("chain.silent", true, null, { ...player, turns: chain.missing.join(", ") })] : []),
  ];
}

/** Every roll, every exchange and every missed danger. @param {ChainRecord} record @param {Printed} layout @param {boolean} isTyped @returns {Check[]} */
function drawn(record, layout, isTyped) {
  if (!record.serverChain) return [];
  const draws = new ChainDraws(record.seal, record.chains, record.serverChain);
  const rolls = record.turns.flatMap((turn) => [rollCheck(turn, draws, isTyped), ...exchangeCheck(record, turn, draws)]);
  return [...rolls, ...missedChecks(record, layout, draws)];
}

/** @param {Turn} turn @param {ChainDraws} draws @param {boolean} isTyped */
function rollCheck({ number, roll }, draws, isTyped) {
  if (isTyped) return check("roll.typed", true, number, { roll });
  const due = draws.roll(number);
  return due === roll ? check("roll.good", true, number, { roll }) : check("roll.wrong", false, number, { roll, due });
}

/** @param {ChainRecord} record @param {Turn} turn @param {ChainDraws} draws @returns {Check[]} */
function exchangeCheck({ players, late }, { number, entries }, draws) {
  if (players.length < 2 || !entries.some(({ owner }) => owner !== null)) return [];
  const later = [...late].filter(([, joined]) => joined >= number).map(([name]) => name);
  const holds = draws.exchange(number, players.length - later.length);
  for (const _ of later) {
    const holder = draws.holder(number, holds.length);
    holds.push(/** @type {number} */ (holds[holder]));
    holds[holder] = holds.length - 1;
  }
  const owners = new Map(entries.map(({ player, owner }) => [player, owner]));
  for (const [seat, player] of players.entries()) {
    const due = players[holds[seat] ?? 0] ?? "";
    const held = owners.get(player) ?? null;
    if (held === null) return [check("exchange.none", false, number, { player, due })];
    if (held !== due) return [check("exchange.wrong", false, number, { player, held, due })];
  }
  return [later.length > 0 ? check("exchange.late", true, number, { names: later.join(", ") }) : check("exchange.good", true, number)];
}

/** Where the dangers of latecomers fell: the first space of the drawn order that was free and can hold one. @param {ChainRecord} record @param {Printed} layout @param {ChainDraws} draws @returns {Check[]} */
function missedChecks({ players, late, turns }, layout, draws) {
  if (players.length < 2) return [];
  return [...late].flatMap(([player, joined]) => {
    const filled = new Set();
    return turns.slice(0, joined).flatMap((turn) => {
      const on = turn.entries.find(({ owner }) => owner === player) ?? turn.entries.find((entry) => entry.player === player && entry.owner === null);
      const isDanger = turn.entries.some(({ owner }) => owner !== null);
      const order = isDanger ? draws.missed(turn.number, [...layout.kinds.keys()]) : [];
      const due = order.find((space) => layout.danger.includes(layout.kinds.get(space) ?? "") && !filled.has(space));
      for (const [, space] of on?.marks.matchAll(/(\w+)=/g) ?? []) filled.add(space);
      if (!isDanger) return [];
      const facts = { player, mark: `${due}=!` };
      return [on?.marks === `${due}=!` ? check("missed.good", true, turn.number, facts) : check("missed.wrong", false, turn.number, { ...facts, found: on?.marks ?? "" })];
    });
  });
}

/** @param {ChainRecord} record */
function signed(record) {
  if (record.signature === null) return check("signed.none", true);
  return resultOf("signed", isSigned(record.key, signedText(record), record.signature));
}

/** @param {string} what @param {boolean} good */
function resultOf(what, good) {
  return check(`${what}.${good ? "good" : "wrong"}`, good);
}

/** @param {string} code @param {boolean} good @param {number | null} [turn] @param {Record<string, string>} [facts] @returns {Check} */
function check(code, good, turn = null, facts = {}) {
  return { code, good, turn, facts, says: "" };
}
