import type { Language } from './languages.ts';

export interface Sensitivity {
  toCase: boolean;
  toDiacritics: boolean;
}

export const INSENSITIVE: Sensitivity = { toCase: false, toDiacritics: false };

/** The words of a text as the index keeps them: their roots, without the words that say nothing. */
export function wordsOf(text: string, language: Language, sensitivity = INSENSITIVE): string[] {
  const words: string[] = [];
  for (const [word] of text.normalize('NFC').matchAll(language.word)) {
    const lower = word.toLowerCase();
    if (language.stopWords.has(lower)) continue;
    // Both the list and the roots depend on accents, which go last.
    words.push(folded(language.stem(sensitivity.toCase ? word : lower), sensitivity));
  }
  return words;
}

export function folded(text: string, { toCase, toDiacritics }: Sensitivity): string {
  const cased = toCase ? text : text.toLowerCase();
  return toDiacritics
    ? cased
    : cased
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .normalize('NFC');
}
