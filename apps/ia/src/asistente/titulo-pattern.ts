const VARIANTS: Record<string, string> = {
  a: 'aáàäâ',
  e: 'eéèëê',
  i: 'iíìïî',
  o: 'oóòöô',
  u: 'uúùüû',
  n: 'nñ',
};

const MAX_WORDS = 8;

const patternOf = (word: string): RegExp =>
  new RegExp(
    Array.from(word, (char) => {
      const variants = VARIANTS[char];
      return variants ? `[${variants}]` : char.replace(/[^\p{L}\p{N}]/gu, '\\$&');
    }).join(''),
    'i',
  );

/** One expression per word (normalized), each of which a title must contain, whatever its accents. */
export const titlePatterns = (words: readonly string[]): RegExp[] => words.slice(0, MAX_WORDS).map(patternOf);
