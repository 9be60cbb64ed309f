import { describe, expect, it } from '@jest/globals';
import { seeded } from '../values/testing/random-value.ts';
import { collationComparer, collationFold } from './collation.ts';

const letters = [
  'a',
  'A',
  'á',
  'Á',
  'a\u0301',
  'n',
  'ñ',
  'Ñ',
  'ß',
  'ss',
  'S',
  's',
  'ü',
  'u',
  '1',
  'ﬁ',
  'fi',
  '-',
  ' ',
  '\u00ad',
  'ø',
  'o',
  'æ',
  'ae',
  'Ａ',
  'ł',
  'l',
  'œ',
  'oe',
  'д',
  'Д',
];

describe('collation', () => {
  it.each([1, 2, 3])('folds two texts alike exactly when strength %i calls them equal', (strength) => {
    const collation = { locale: 'es', strength };
    const compare = collationComparer(collation);
    const fold = collationFold(collation);
    const random = seeded(strength);
    const text = (): string =>
      Array.from(
        { length: Math.floor(random() * 3) },
        () => letters[Math.floor(random() * letters.length)],
      ).join('');
    const pairs = Array.from({ length: 20_000 }, () => [text(), text()] as const);
    const different = pairs.filter(([a, b]) => (fold(a) === fold(b)) !== (compare(a, b) === 0));
    expect(different).toEqual([]);
  });

  it('keeps ñ apart from n in Spanish, as its alphabet does', () => {
    expect(collationComparer({ locale: 'es', strength: 1 })('ñ', 'n')).toBeGreaterThan(0);
  });

  it('compares texts within arrays and documents, and leaves other types unchanged', () => {
    const compare = collationComparer({ locale: 'es', strength: 2 });
    expect([compare(['A'], ['a']), compare({ x: 'A' }, { x: 'a' }), compare(1, 1)]).toEqual([0, 0, 0]);
    expect(compare(1, 'a')).toBeLessThan(0);
  });

  it('compares plainly under the simple locale', () => {
    expect(collationComparer({ locale: 'simple' })('A', 'a')).toBeLessThan(0);
  });

  it.each([
    [{}, 9],
    [{ locale: 'es', strength: 5 }, 2],
    [{ locale: 'es', alternate: 'shifted' }, 2],
    [{ locale: 'es', foo: 1 }, 2],
    [{ locale: '!!' }, 2],
  ])('rejects %j', (collation, code) => {
    expect(() => collationComparer(collation)).toThrow(expect.objectContaining({ code }));
  });

  it('accepts options that have their default value', () => {
    expect(() =>
      collationComparer({ locale: 'es', strength: 2, caseLevel: false, alternate: 'non-ignorable' }),
    ).not.toThrow();
  });
});
