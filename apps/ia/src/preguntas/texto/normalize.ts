const MARKS = /\p{M}/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;

/** In lower case and without accents; `ñ` becomes `n`, as many people type it. */
export const normalize = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

export const wordsOf = (text: string): string[] =>
  normalize(text)
    .split(NOT_WORD)
    .filter((word) => word !== '');
