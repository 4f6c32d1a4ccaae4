// Finding rules by a word or by an id. No DOM.

/** @typedef {{id: string, title: string, text: string}} Searchable */

/**
 * The ids of the clauses that hold all these words; an id by itself finds its own clause only.
 * @param {readonly Searchable[]} clauses
 * @param {string} words
 * @returns {Set<string>}
 */
export function matching(clauses, words) {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const named = clauses.find(({ id }) => wanted.length === 1 && plain(id) === wanted[0]);
  if (named) return new Set([named.id]);
  const found = clauses.filter(({ id, title, text }) => {
    const all = plain(`${id} ${title} ${text}`);
    return wanted.every((word) => all.includes(word));
  });
  return new Set(found.map(({ id }) => id));
}

/** Without capitals and accents, so that nobody need type them. @param {string} text */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
