// The part of Project Fluent that our messages use: text, variables, quoted text, other messages and selectors, also
// nested; no attributes, terms or functions. Anything else in a file throws an error.
// https://projectfluent.org describes the format; a test holds every message against the Python runtime.

import { joined } from "./euphony.js";

/** @typedef {string | number} Argument */
/** @typedef {{kind: "variable", name: string} | {kind: "text", text: string}} Simple */
/** @typedef {{key: string | number, pattern: Pattern}} Variant */
/** @typedef {{kind: "select", on: Simple, variants: Variant[], otherwise: Pattern}} Select */
/** @typedef {{kind: "message", name: string, pattern: Pattern}} Reference */
/** @typedef {(string | Simple | Reference | Select)[]} Pattern */

/** The messages of a file. Each is parsed when it is first used, as a screen needs only some of them. */
export class Catalogue {
  /** @type {Map<string, string>} */
  #texts = new Map();
  /** @type {Map<string, Pattern>} */
  #patterns = new Map();

  /** @param {string} source */
  constructor(source) {
    this.add(source);
  }

  /** Add the messages of another file. @param {string} source */
  add(source) {
    for (const [id, text] of entries(source)) {
      if (this.#texts.has(id)) throw new SyntaxError(`${id} is given twice`);
      this.#texts.set(id, text);
    }
  }

  /** @param {string} id */
  has(id) {
    return this.#texts.has(id);
  }

  /**
   * @param {string} id
   * @param {readonly string[]} [way] the messages that led here
   * @returns {Pattern | undefined}
   */
  get(id, way = []) {
    const known = this.#patterns.get(id);
    const text = this.#texts.get(id);
    if (known || text === undefined) return known;
    const pattern = new Reader(id, text).message();
    this.#link(pattern, [...way, id]);
    this.#patterns.set(id, pattern);
    return pattern;
  }

  /** Replace references by the patterns of the messages they name; throws if a message refers to itself. @param {Pattern} pattern @param {readonly string[]} way */
  #link(pattern, way) {
    for (const part of pattern) {
      if (typeof part === "string") continue;
      if (part.kind === "select") part.variants.forEach((variant) => this.#link(variant.pattern, way));
      if (part.kind !== "message") continue;
      const found = way.includes(part.name) ? undefined : this.get(part.name, way);
      if (!found) throw new SyntaxError(`${way.join(" → ")} refers to ${part.name}, which does not exist or refers back`);
      part.pattern = found;
    }
  }
}

/**
 * What a message says. A missing variable is shown as `{$name}`, so that the mistake is noticed.
 * @param {Pattern} pattern
 * @param {string} language
 * @param {Record<string, Argument>} [given]
 * @returns {string}
 */
export function format(pattern, language, given = {}) {
  return pattern.reduce((/** @type {string} */ text, part) => (typeof part === "string" ? text + part : joined(text, written(part), language)), "");

  /** @param {Exclude<Pattern[number], string>} part @returns {string} */
  function written(part) {
    if (part.kind === "select") return format(chosen(part), language, given);
    if (part.kind === "message") return format(part.pattern, language, given);
    const value = valueOf(part);
    if (value === undefined) return part.kind === "variable" ? `{$${part.name}}` : "";
    return typeof value === "number" ? digits(value, language) : value;
  }

  /** @param {Simple} part */
  function valueOf(part) {
    return part.kind === "variable" ? given[part.name] : part.text;
  }

  /** The first variant that fits: the same text, the same number, or the number's plural class. @param {Select} select */
  function chosen({ on, variants, otherwise }) {
    const value = valueOf(on);
    const plural = typeof value === "number" ? plurals(language).select(value) : undefined;
    return variants.find(({ key }) => key === value || (plural !== undefined && key === plural))?.pattern ?? otherwise;
  }
}

const MINUS = "−";
/** @type {Map<string, Intl.NumberFormat>} */
const numberFormats = new Map();
/** @type {Map<string, Intl.PluralRules>} */
const pluralRules = new Map();

/** Small numbers look the same in all our languages; creating an Intl.NumberFormat takes a phone a tenth of a second. @param {number} value @param {string} language @returns {string} */
function digits(value, language) {
  if (value < 0) return `${MINUS}${digits(-value, language)}`;
  if (Number.isInteger(value) && value < 1000) return String(value);
  const known = numberFormats.get(language) ?? new Intl.NumberFormat(language);
  numberFormats.set(language, known);
  return known.format(value);
}

/** @param {string} language */
function plurals(language) {
  const known = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, known);
  return known;
}

/**
 * Map each message id to the text after its `=`, up to the next message or comment.
 * @param {string} source
 * @returns {Generator<[string, string]>}
 */
function* entries(source) {
  /** @type {[string, string] | null} */
  let entry = null;
  for (const line of source.split(/\r?\n/)) {
    const begins = /^([a-zA-Z][\w-]*) *=(.*)$/.exec(line);
    if (begins || line.startsWith("#")) {
      if (entry) yield entry;
      entry = begins && [/** @type {string} */ (begins[1]), /** @type {string} */ (begins[2])];
    } else if (entry && /^( |}|$)/.test(line)) {
      entry[1] += `\n${line}`;
    } else if (line.trim()) {
      throw new SyntaxError(`neither a message nor a comment: ${line}`);
    }
  }
  if (entry) yield entry;
}

class Reader {
  /** @param {string} id @param {string} text */
  constructor(id, text) {
    this.id = id;
    this.text = text;
    this.at = 0;
  }

  /** @returns {Pattern} */
  message() {
    const pattern = this.pattern();
    if (this.at < this.text.length) throw this.wrong();
    if (!pattern.length) throw new SyntaxError(`${this.id} says nothing`);
    return pattern;
  }

  /** Up to the end, a closing brace, or a line that begins a variant. @returns {Pattern} */
  pattern() {
    /** @type {Pattern} */
    const parts = [];
    let text = "";
    while (this.at < this.text.length && !this.sees(/}|\n[ \n]*(}|\*?\[)/y)) {
      if (this.sees(/\n[ \n]*\./y)) throw this.wrong();
      const sign = this.text[this.at++];
      if (sign !== "{") {
        text += sign;
        continue;
      }
      parts.push(text, this.placeable());
      text = "";
    }
    parts.push(text);
    return dedented(parts);
  }

  /** @returns {Simple | Reference | Select} */
  placeable() {
    if (this.sees(/[ \n]*[a-zA-Z][\w-]*[ \n]*}/y)) {
      return { kind: "message", name: this.take(/[ \n]*([a-zA-Z][\w-]*)[ \n]*}/y)[1] ?? "", pattern: [] };
    }
    const on = this.simple();
    if (!this.sees(/[ \n]*->/y)) {
      this.take(/[ \n]*}/y);
      return on;
    }
    this.take(/[ \n]*->/y);
    /** @type {Variant[]} */
    const variants = [];
    /** @type {Pattern | undefined} */
    let otherwise;
    while (this.sees(/ *\n[ \n]*\*?\[/y)) {
      const [, star, name = ""] = this.take(/ *\n[ \n]*(\*?)\[ *(\d+|[a-zA-Z][\w-]*) *\]/y);
      const pattern = this.pattern();
      variants.push({ key: /^\d/.test(name) ? Number(name) : name, pattern });
      if (star) otherwise = pattern;
    }
    if (!otherwise) throw new SyntaxError(`${this.id} has a selector without a default`);
    this.take(/[ \n]*}/y);
    return { kind: "select", on, variants, otherwise };
  }

  /** @returns {Simple} */
  simple() {
    if (this.sees(/[ \n]*\$/y)) return { kind: "variable", name: this.take(/[ \n]*\$([a-zA-Z][\w-]*)/y)[1] ?? "" };
    return { kind: "text", text: this.take(/[ \n]*"([^"\\\n]*)"/y)[1] ?? "" };
  }

  /** @param {RegExp} sticky */
  sees(sticky) {
    sticky.lastIndex = this.at;
    return sticky.test(this.text);
  }

  /** @param {RegExp} sticky */
  take(sticky) {
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text);
    if (!found) throw this.wrong();
    this.at = sticky.lastIndex;
    return found;
  }

  wrong() {
    return new SyntaxError(`${this.id} is not understood from here on: ${this.text.slice(this.at)}`);
  }
}

/**
 * Remove the indent that all lines share, and blank text at both ends.
 * @param {Pattern} parts text and placeables in turn, text at both ends
 * @returns {Pattern}
 */
function dedented(parts) {
  const indents = parts.flatMap((part, i) => {
    if (typeof part !== "string") return [];
    // The last line may be blank because a placeable follows it; its blanks then count as an indent.
    const lines = i < parts.length - 1 ? part.matchAll(/\n( *)(?!\n| )/g) : part.matchAll(/\n( *)(?=[^\n ])/g);
    return [...lines].map((line) => line[1]?.length ?? 0);
  });
  const indent = new RegExp(`\n {0,${Math.min(1000, ...indents)}}`, "g");
  const last = parts.length - 1;
  return parts
    .map((part, i) => {
      if (typeof part !== "string") return part;
      const text = part.replace(indent, "\n");
      const begun = i === 0 ? text.replace(/^( *\n)+|^ +/, "") : text;
      return i === last ? begun.replace(/[ \n]+$/, "") : begun;
    })
    .filter((part) => part !== "");
}
