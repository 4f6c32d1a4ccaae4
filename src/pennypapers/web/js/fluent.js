// The part of Project Fluent that our messages use: text, placeables, selectors with plural classes, attributes none.
// https://projectfluent.org describes the format; a test holds every message against the Python runtime.

/** @typedef {string | number} Argument */
/** @typedef {(string | Placeable)[]} Pattern */
/** @typedef {{kind: "variable", name: string} | {kind: "message", name: string} | {kind: "text", text: string}} Simple */
/** @typedef {Simple | {kind: "select", on: Simple, variants: Map<string, Pattern>, otherwise: Pattern}} Placeable */

/**
 * The messages of a file.
 * @param {string} source
 * @returns {Map<string, Pattern>}
 */
export function parse(source) {
  const messages = new Map();
  for (const [id, text] of entries(source)) messages.set(id, new Reader(text).pattern());
  return messages;
}

/**
 * What a message says. A variable that was not given stands as `{$name}`, so that it is seen.
 * @param {Map<string, Pattern>} messages
 * @param {string} language
 * @param {Pattern} pattern
 * @param {Record<string, Argument>} given
 * @returns {string}
 */
export function format(messages, language, pattern, given) {
  return pattern.map((part) => (typeof part === "string" ? part : value(part))).join("");

  /** @param {Placeable} part @returns {string} */
  function value(part) {
    switch (part.kind) {
      case "text":
        return part.text;
      case "variable":
        return written(given[part.name], part.name);
      case "message": {
        const other = messages.get(part.name);
        return other ? format(messages, language, other, given) : `{${part.name}}`;
      }
      case "select":
        return format(messages, language, chosen(part), given);
    }
  }

  /** @param {Argument | undefined} argument @param {string} name */
  function written(argument, name) {
    if (argument === undefined) return `{$${name}}`;
    return typeof argument === "number" ? new Intl.NumberFormat(language).format(argument) : argument;
  }

  /** @param {Extract<Placeable, {kind: "select"}>} select */
  function chosen(select) {
    const on = select.on.kind === "variable" ? given[select.on.name] : value(select.on);
    const exact = select.variants.get(String(on));
    if (exact) return exact;
    const plural = typeof on === "number" ? new Intl.PluralRules(language).select(on) : "";
    return select.variants.get(plural) ?? select.otherwise;
  }
}

/** @param {string} source @returns {Generator<[string, string]>} */
function* entries(source) {
  /** @type {[string, string] | null} */
  let entry = null;
  for (const line of source.split(/\r?\n/)) {
    const begins = /^(-?[a-zA-Z][\w-]*) *= ?(.*)$/.exec(line);
    if (begins) {
      if (entry) yield entry;
      entry = [/** @type {string} */ (begins[1]), /** @type {string} */ (begins[2])];
    } else if (line.startsWith("#")) {
      if (entry) yield entry;
      entry = null;
    } else if (entry) {
      entry[1] += `\n${line}`;
    }
  }
  if (entry) yield entry;
}

class Reader {
  /** @param {string} text */
  constructor(text) {
    this.text = dedent(text);
    this.at = 0;
  }

  /** Up to the end, or to the brace or bracket that ends a variant. @returns {Pattern} */
  pattern(inVariant = false) {
    /** @type {Pattern} */
    const parts = [];
    let text = "";
    while (this.at < this.text.length) {
      const sign = /** @type {string} */ (this.text[this.at]);
      if (sign === "{") {
        if (text) parts.push(text);
        text = "";
        this.at++;
        parts.push(this.placeable());
      } else if (inVariant && (sign === "}" || (sign === "\n" && /^\s*(\*?\[|\})/.test(this.text.slice(this.at))))) {
        break;
      } else {
        text += sign;
        this.at++;
      }
    }
    if (text) parts.push(text);
    const last = parts.at(-1);
    if (typeof last === "string") parts[parts.length - 1] = last.trimEnd();
    const first = parts[0];
    if (typeof first === "string") parts[0] = first.trimStart();
    return parts;
  }

  /** @returns {Placeable} */
  placeable() {
    const on = this.simple();
    this.blank();
    if (!this.text.startsWith("->", this.at)) {
      this.expect("}");
      return on;
    }
    this.at += 2;
    /** @type {Map<string, Pattern>} */
    const variants = new Map();
    /** @type {Pattern | null} */
    let otherwise = null;
    for (;;) {
      this.blank();
      if (this.text[this.at] === "}") break;
      const key = this.take(/\*?\[ *([\w.-]+) *\] */y);
      const pattern = this.pattern(true);
      variants.set(/** @type {string} */ (key[1]), pattern);
      if (key[0].startsWith("*")) otherwise = pattern;
    }
    this.expect("}");
    if (!otherwise) throw new SyntaxError(`a selector without a default: ${this.text}`);
    return { kind: "select", on, variants, otherwise };
  }

  /** @returns {Simple} */
  simple() {
    this.blank();
    if (this.text[this.at] === '"') return { kind: "text", text: /** @type {string} */ (this.take(/"([^"]*)"/y)[1]) };
    if (this.text[this.at] === "$") return { kind: "variable", name: /** @type {string} */ (this.take(/\$([a-zA-Z][\w-]*)/y)[1]) };
    return { kind: "message", name: this.take(/-?[a-zA-Z][\w-]*/y)[0] };
  }

  blank() {
    this.take(/\s*/y);
  }

  /** @param {string} sign */
  expect(sign) {
    this.blank();
    if (this.text[this.at] !== sign) throw new SyntaxError(`${sign} expected at ${this.at} of: ${this.text}`);
    this.at++;
  }

  /** @param {RegExp} sticky */
  take(sticky) {
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text);
    if (!found) throw new SyntaxError(`not understood at ${this.at} of: ${this.text}`);
    this.at = sticky.lastIndex;
    return found;
  }
}

/** A message over several lines loses the indent they share. @param {string} text */
function dedent(text) {
  const [first = "", ...rest] = text.replace(/\s+$/, "").split("\n");
  const indents = rest.filter((line) => line.trim()).map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const shared = Math.min(...indents, 1000);
  return [first, ...rest.map((line) => line.slice(shared))].join("\n").replace(/^\n/, "");
}
