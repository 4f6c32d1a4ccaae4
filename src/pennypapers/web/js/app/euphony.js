// Words that change before a vowel: French `de Ana` is said `d’Ana`, Spanish `y Inés` is said `e Inés`.
// The catalogue writes the full word before what is filled in. `messages/euphony.py` does the same for the terminal.

// Before h both forms are in use (`de Hugo`), so the full word stays; so it does before one letter or a space (a1).
const FRENCH_VOWEL = /^(?:[aàâäáåeéèêëiîïíoôöóøuùûüúœæ](?=\p{L})|y(?=[b-df-hj-np-tv-xz]))/iu;
const SPANISH_I = /^h?[iíî](?![aeouáéóú])/i;
const SPANISH_O = /^(?:h?[oóöô]\p{L}|8|11(?!\d))/iu;

/**
 * For each language that needs it: the word at the end of a text, what follows it, and what the word becomes.
 * @type {Record<string, {word: RegExp, before: RegExp, said: string}[]>}
 */
const CHANGES = {
  fr: [{ word: /(^|[^\p{L}\p{N}_])(d|qu)e $/iu, before: FRENCH_VOWEL, said: "$1$2’" }],
  es: [
    { word: / y $/i, before: SPANISH_I, said: " e " },
    { word: / o $/i, before: SPANISH_O, said: " u " },
  ],
};

/** A text and what is filled in behind it. @param {string} text @param {string} filled @param {string} language */
export function joined(text, filled, language) {
  const change = CHANGES[language]?.find(({ word, before }) => word.test(text) && before.test(filled));
  return (change ? text.replace(change.word, change.said) : text) + filled;
}
