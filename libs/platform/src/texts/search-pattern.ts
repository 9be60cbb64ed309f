const VARIANTS: Record<string, string> = {
  a: 'aáàäâãå',
  c: 'cç',
  e: 'eéèëê',
  i: 'iíìïî',
  o: 'oóòöôõ',
  u: 'uúùüû',
  n: 'nñ',
  y: 'yýÿ',
};
/** Accents separate from their letter, as in text pasted from a file name. */
const ACCENTS = '[\u0300-\u036f]*';
/** Keyboards and word processors use different ones for the same quote. */
const QUOTES = '"“”„«»';
const APOSTROPHES = "'‘’´`";
/** Either of two adjacent words may be in quotes on one side only. */
const BETWEEN_WORDS = `[${QUOTES}]*\\s+[${QUOTES}]*`;

const baseLetter = (char: string): string => char.normalize('NFD').charAt(0).toLowerCase();

function sourceOf(char: string): string {
  const variants = VARIANTS[baseLetter(char)];
  if (variants) return `[${variants}]${ACCENTS}`;
  if (QUOTES.includes(char)) return `[${QUOTES}]`;
  return APOSTROPHES.includes(char) ? `[${APOSTROPHES}]` : char.replace(/[.*+?^${}()|[\]\\/-]/, '\\$&');
}

/** Finds the text anywhere, ignoring case, accents and quotes; its characters are never read as a pattern. */
export function searchPattern(text: string): RegExp {
  const letters = text.normalize('NFC').replace(/\p{M}/gu, '');
  const asked = letters.replace(new RegExp(`[${QUOTES}]`, 'g'), ' ').trim() || letters || text;
  const words = asked.split(/\s+/).map((word) => Array.from(word, sourceOf).join(''));
  return new RegExp(words.join(BETWEEN_WORDS), 'i');
}
