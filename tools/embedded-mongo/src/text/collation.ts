import { badValue, failedToParse } from '../errors.ts';
import { Rank, rankOf } from '../values/bson/bson-type.ts';
import { compareValues, textOf } from '../values/compare.ts';
import { isDoc, docOf } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import { toNumber } from '../values/numbers/numbers.ts';

export type Comparer = (a: Value, b: Value) => number;

const sensitivities: Record<number, 'base' | 'accent' | 'variant'> = { 1: 'base', 2: 'accent', 3: 'variant' };

/** Options accepted only with their default value; `version` has no effect here. */
const defaults: Doc = {
  caseLevel: false,
  caseFirst: 'off',
  alternate: 'non-ignorable',
  maxVariable: 'punct',
  normalization: false,
  backwards: false,
};
const understood = ['locale', 'strength', 'numericOrdering', 'version'];

export function isSimpleCollation(collation: Doc | undefined): boolean {
  return collation === undefined || collation.locale === 'simple';
}

/** Compares strings under the collation; without one, or with the simple one, by bytes. */
export function collationComparer(collation: Doc | undefined): Comparer {
  const collator = stringCollator(collation);
  if (!collator) return compareValues;
  const compare: Comparer = (a, b) => {
    const rank = rankOf(a);
    if (rank !== rankOf(b)) return compareValues(a, b);
    if (rank === Rank.string) return collator.compare(textOf(a), textOf(b));
    if (rank === Rank.array) return compareLists(a as Value[], b as Value[], compare);
    if (rank === Rank.object) return compareFields(a as Doc, b as Doc, compare);
    return compareValues(a, b);
  };
  return compare;
}

function stringCollator(collation: Doc | undefined): Intl.Collator | undefined {
  if (collation === undefined || isSimpleCollation(collation)) return undefined;
  const { locale } = collation;
  if (typeof locale !== 'string') throw failedToParse("collation needs a 'locale' of type string");
  const strength = collation.strength === undefined ? 3 : toNumber(collation.strength);
  const sensitivity = sensitivities[strength];
  if (!sensitivity) throw badValue(`unsupported collation option: strength ${strength}`);
  for (const name of Object.keys(collation)) {
    const isDefault = name in defaults && defaults[name] === collation[name];
    if (!isDefault && !understood.includes(name)) throw badValue(`unsupported collation option: ${name}`);
  }
  try {
    return new Intl.Collator(locale.replace('_', '-'), {
      sensitivity,
      numeric: collation.numericOrdering === true,
    });
  } catch {
    throw badValue(`Field 'locale' is invalid in: { locale: "${locale}" }`);
  }
}

function compareLists(a: Value[], b: Value[], compare: Comparer): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareFields(a: Doc, b: Doc, compare: Comparer): number {
  const names = Object.keys(a);
  const others = Object.keys(b);
  for (let i = 0; i < Math.min(names.length, others.length); i++) {
    const x = a[names[i]!];
    const y = b[others[i]!];
    const order = rankOf(x) - rankOf(y) || compareValues(names[i], others[i]) || compare(x, y);
    if (order !== 0) return order;
  }
  return names.length - others.length;
}

/**
 * Replaces a value in an index under a collation: strings that are equal under it become the same string. It is exact
 * for equality only; the order of such keys is not that of the collation.
 */
export function collationFold(collation: Doc | undefined): (value: Value) => Value {
  const collator = stringCollator(collation);
  if (!collator) return (value) => value;
  if (collation?.numericOrdering === true)
    throw badValue('unsupported collation option of an index: numericOrdering');
  const fold = (value: Value): Value => {
    if (typeof value === 'string') return foldText(value, collator);
    if (Array.isArray(value)) return value.map(fold);
    return isDoc(value) ? docOf(Object.entries(value).map(([name, inner]) => [name, fold(inner)])) : value;
  };
  return fold;
}

/**
 * Letter by letter, drops marks, folds case and splits ligatures, but only where the collator calls both forms equal.
 */
function foldText(text: string, collator: Intl.Collator): string {
  let folded = '';
  for (const letter of text.normalize('NFC')) folded += foldLetter(letter, collator);
  return folded;
}

/** What ø, ß, æ and similar letters may equal; '' is for characters that a collation ignores. */
const spellings = ['', ...'abcdefghijklmnopqrstuvwxyz', 'ae', 'oe', 'ss', 'ij', 'th'];

const foldedLetters = new WeakMap<Intl.Collator, Map<string, string>>();

function foldLetter(letter: string, collator: Intl.Collator): string {
  let known = foldedLetters.get(collator);
  if (!known) foldedLetters.set(collator, (known = new Map<string, string>()));
  let folded = known.get(letter);
  if (folded === undefined) {
    const lower = letter.toLowerCase();
    const bare = lower.normalize('NFKD').replace(/\p{M}/gu, '');
    folded =
      [...spellings, bare, lower.normalize('NFKC'), lower].find(
        (form) => collator.compare(form, letter) === 0,
      ) ?? letter;
    known.set(letter, folded);
  }
  return folded;
}
