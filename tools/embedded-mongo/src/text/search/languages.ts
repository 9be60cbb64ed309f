import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as spanishStem } from '@orama/stemmers/spanish';
import { badValue } from '../../errors.ts';
import { ENGLISH_STOP_WORDS, SPANISH_STOP_WORDS } from './stop-words.ts';

export interface Language {
  name: string;
  stem(word: string): string;
  stopWords: ReadonlySet<string>;
  /** What separates words. In English, an apostrophe is part of one. */
  word: RegExp;
}

const DELIMITERS = String.raw`\p{White_Space}\p{Dash}\p{Pattern_Syntax}\p{Quotation_Mark}\p{Terminal_Punctuation}\xAD`;
const WORD = new RegExp(`[^${DELIMITERS}]+`, 'gu');
const ENGLISH_WORD = new RegExp(`(?:[^${DELIMITERS}]|')+`, 'gu');

const spanish: Language = {
  name: 'spanish',
  stem: spanishStem,
  stopWords: SPANISH_STOP_WORDS,
  word: WORD,
};
const english: Language = {
  name: 'english',
  stem: englishStem,
  stopWords: ENGLISH_STOP_WORDS,
  word: ENGLISH_WORD,
};
const none: Language = { name: 'none', stem: (word) => word, stopWords: new Set(), word: WORD };

const languages = new Map<string, Language>([
  ['spanish', spanish],
  ['es', spanish],
  ['english', english],
  ['en', english],
  ['none', none],
]);

/** Undefined for those that MongoDB knows and this server does not, too: they are refused by name. */
export function findLanguage(name: string): Language | undefined {
  return languages.get(name.toLowerCase());
}

export function languageNamed(name: string): Language {
  const language = findLanguage(name);
  if (language !== undefined) return language;
  throw badValue(`unsupported language: "${name}" for text index version 3`);
}
