import { MongoError, badValue, typeMismatch } from '../../errors.ts';
import { isDoc, type Doc, type Value } from '../../values/bson/doc.ts';
import { languageNamed } from './languages.ts';
import { parseSearch } from './parse-search.ts';
import { scoresOf } from './score.ts';
import { textFields, type TextScope } from './text-fields.ts';
import { folded, wordsOf, type Sensitivity } from './words.ts';

export interface TextSearch {
  /** The words of the index under which every document that may match is found. */
  terms: readonly string[];
  matches(doc: Doc): boolean;
  score(doc: Doc): number;
}

const FIELDS = ['$search', '$language', '$caseSensitive', '$diacriticSensitive'];

/** The operand of `$text`, for the text index of a collection. */
export function compileTextSearch(operand: Value, scope: TextScope): TextSearch {
  if (!isDoc(operand)) throw badValue('$text expects an object');
  const language = languageNamed(textArgument(operand, '$language') ?? scope.language.name);
  const search = textArgument(operand, '$search');
  if (search === undefined) throw new MongoError(4, 'NoSuchKey', 'Missing expected field "$search"');
  const sensitivity: Sensitivity = {
    toCase: flagArgument(operand, '$caseSensitive'),
    toDiacritics: flagArgument(operand, '$diacriticSensitive'),
  };
  if (Object.keys(operand).some((name) => !FIELDS.includes(name))) throw badValue('extra fields in $text');
  const parsed = parseSearch(search);
  const terms = [...new Set(wordsOf(parsed.terms, language))];
  const wanted = new Set(wordsOf(parsed.terms, language, sensitivity));
  const excluded = new Set(wordsOf(parsed.excludedTerms, language, sensitivity));
  const phrases = parsed.phrases.map((phrase) => folded(phrase, sensitivity));
  const excludedPhrases = parsed.excludedPhrases.map((phrase) => folded(phrase, sensitivity));
  const matches = (doc: Doc): boolean => {
    const fields = [...textFields(doc, scope)];
    const texts = fields.map(({ text }) => folded(text, sensitivity));
    const says = (phrase: string): boolean => texts.some((text) => text.includes(phrase));
    if (!phrases.every(says) || excludedPhrases.some(says)) return false;
    const words = fields.flatMap((field) => wordsOf(field.text, field.language, sensitivity));
    return words.some((word) => wanted.has(word)) && !words.some((word) => excluded.has(word));
  };
  const score = (doc: Doc): number => {
    const scores = scoresOf(doc, scope);
    return terms.reduce((sum, term) => sum + (scores.get(term) ?? 0), 0);
  };
  return { terms, matches, score };
}

function textArgument(operand: Doc, name: string): string | undefined {
  const value = operand[name];
  if (value === undefined || typeof value === 'string') return value;
  throw typeMismatch(`"${name}" had the wrong type. Expected string, found ${typeof value}`);
}

function flagArgument(operand: Doc, name: string): boolean {
  const value = operand[name] ?? false;
  if (typeof value === 'boolean') return value;
  throw typeMismatch(`"${name}" had the wrong type. Expected bool, found ${typeof value}`);
}

/** For whoever looks again at a document that its query has already found. */
export function alreadyFound(): TextSearch {
  return { terms: [], matches: () => true, score: () => 0 };
}
