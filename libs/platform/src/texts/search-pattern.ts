const VARIANTS: Record<string, string> = {
  a: 'aáàäâ',
  e: 'eéèëê',
  i: 'iíìïî',
  o: 'oóòöô',
  u: 'uúùüû',
  n: 'nñ',
};

const baseLetter = (char: string): string => char.normalize('NFD').charAt(0).toLowerCase();

/** Finds the text anywhere, whatever its case and accents; what it contains is never read as an expression. */
export function searchPattern(text: string): RegExp {
  const source = Array.from(text.normalize('NFC'), (char) => {
    const variants = VARIANTS[baseLetter(char)];
    if (variants) return `[${variants}]`;
    return char.replace(/[.*+?^${}()|[\]\\/-]/, '\\$&');
  });
  return new RegExp(source.join(''), 'i');
}
