import UFuzzy from '@leeoniya/ufuzzy';
import { plainText } from '../../shared/dominio/plain-text';

/** One letter too many, missing, other or swapped in each word of three letters or more. */
const ONE_SLIP = { intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 } as const;
const fuzzy = new UFuzzy(ONE_SLIP);
/** The same in each of two parts that follow each other, which are too short for what the library lets pass by itself. */
const inParts = new UFuzzy({
  ...ONE_SLIP,
  interIns: 0,
  intraRules: () => ({ intraSlice: [1, Infinity], intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 }),
});
/** Words that are tried in any order; more are taken as they were typed. */
const MAX_WORDS = 4;
/** A word of so many letters may have two slips, one in each part; a part is no shorter than what may have one. */
const LONG = 7;
const MIN_PART = 3;
/** Among more than this, words are tried in the order in which they were typed: each other order is one more walk. */
const MANY = 500;
/** Two letters missing or too many. */
const MAX_LENGTH_OFF = 2;

/** What a Spanish ear does not tell apart is one letter: b and v, c, s and z, g and j, ll and y; h is none. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ll/g, 'y'],
  [/qu(?=[ei])/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/c(?=[ei])|s/g, 'z'],
  [/ch/g, 'x'],
  [/[cq]/g, 'k'],
  [/v/g, 'b'],
  [/h/g, ''],
];
const soundOf = (text: string): string =>
  SOUNDS.reduce((said, [letters, sound]) => said.replace(letters, sound), plainText(text));

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every way to part a word in two. */
const partsOf = (word: string): string[] =>
  Array.from({ length: word.length - 2 * MIN_PART + 1 }, (_, at) => {
    const middle = at + MIN_PART;
    return `${word.slice(0, middle)} ${word.slice(middle)}`;
  });

/** Those among the known words that this one may be meant for. */
const meantBy = (word: string, known: readonly string[]): ReadonlySet<string> => {
  const alike = known.filter(({ length }) => Math.abs(length - word.length) <= MAX_LENGTH_OFF);
  const found =
    word.length < LONG
      ? (fuzzy.filter([...known], word) ?? []).map((at) => known[at])
      : partsOf(word).flatMap((parts) => (inParts.filter(alike, parts) ?? []).map((at) => alike[at]));
  return new Set(found.filter((one) => one !== undefined));
};

/** Those that have, for each word of the text, one that it may be meant for, if long words may have two slips. */
const findTwice = <T>(items: readonly T[], q: string, texts: readonly string[]): T[] => {
  const asked = wordsOf(q);
  if (asked.length > MAX_WORDS || !asked.some(({ length }) => length >= LONG)) return [];
  const words = texts.map(wordsOf);
  const known = [...new Set(words.flat())];
  const meant = asked.map((word) => meantBy(word, known));
  return items.filter((_, at) => meant.every((those) => words[at]?.some((word) => those.has(word))));
};

/** Those that fit with a slip in each word, best fit first. */
const findOnce = <T>(items: readonly T[], q: string, texts: string[]): T[] => {
  const [, info, order] = fuzzy.search(texts, q, texts.length > MANY ? 0 : MAX_WORDS);
  return info && order ? order.flatMap((at) => items[info.idx[at]!] ?? []) : [];
};

type Lectura = [read: (text: string) => string, texts: string[]];
type TextOf = (item: never) => string;

/** How the texts of a list are written, and how they sound: read once for as long as the list is the same. */
const leidas = new WeakMap<readonly unknown[], Map<TextOf, Lectura[]>>();

const readingsOf = <T>(items: readonly T[], textOf: (item: T) => string): Lectura[] => {
  const byText = leidas.get(items) ?? new Map<TextOf, Lectura[]>();
  leidas.set(items, byText);
  const known = byText.get(textOf);
  if (known) return known;
  const written = items.map(textOf);
  const readings = [plainText, soundOf].map((read): Lectura => [read, written.map(read)]);
  byText.set(textOf, readings);
  return readings;
};

/** What is no word of letters («C++», «🚀») is not misspelt: the library would look for the letters that are left. */
const isWords = (q: string): boolean =>
  /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{Z}]+$/u.test(q) && !q.includes('#');

/** What the text means in spite of a slip in each word, best fit first; if nothing, in spite of two in each long word. */
export const findTypos = <T>(items: readonly T[], q: string, textOf: (item: T) => string): T[] => {
  if (!isWords(q)) return [];
  // As it is written, then as it sounds: what follows a slip may change the sound of a letter.
  const readings = readingsOf(items, textOf);
  for (const find of [findOnce, findTwice])
    for (const [read, texts] of readings) {
      const found = find(items, read(q), texts);
      if (found.length) return found;
    }
  return [];
};
