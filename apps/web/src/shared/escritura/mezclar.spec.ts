/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { mezclar } from './mezclar';

const PASOS = 'Pasos:\n\n- [ ] uno\n- [ ] dos\n- [ ] tres';

describe('a text that two people change', () => {
  it.each([
    ['in other lines', 'a\nb\nc', 'A\nb\nc', 'a\nb\nC', 'A\nb\nC'],
    ['in lines that follow each other', 'a\nb', 'a\nbc', 'A\nb', 'A\nbc'],
    ['in other words of a line', 'uno dos tres', 'UNO dos tres', 'uno dos TRES', 'UNO dos TRES'],
    [
      'by ticking tasks that follow each other',
      PASOS,
      PASOS.replace('[ ] uno', '[x] uno'),
      PASOS.replace('[ ] dos', '[x] dos'),
      PASOS.replace('[ ] uno', '[x] uno').replace('[ ] dos', '[x] dos'),
    ],
    ['by adding at the end', 'a\n', 'a\nmío', 'a\nsuyo', 'a\nsuyo\nmío'],
    ['to the same', 'a', 'b', 'b', 'b'],
    ['from nothing', '', 'mío', 'suyo', 'suyo\nmío'],
  ])('%s keeps what both wrote', (_how, base, mine, theirs, both) =>
    expect(mezclar(base, mine, theirs)).toBe(both),
  );

  it.each([
    ['the same word', 'uno dos', 'UNO dos', 'Uno dos'],
    ['a word that the other takes away', 'uno dos', 'uno DOS', 'uno'],
  ])('in %s asks', (_what, base, mine, theirs) => expect(mezclar(base, mine, theirs)).toBeUndefined());

  it('loses no word of either, or asks', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
    let asked = 0;
    for (let run = 0; run < 300; run++) {
      const base = Array.from({ length: 12 }, (_, i) => `b${i}${random(4) ? ' ' : '\n'}`).join('');
      const written: string[] = [];
      const write = (by: string): string => {
        const words = base.split(/(?<=\s)/);
        for (let each = 0; each <= random(3); each++) {
          written.push(`${by}${each}`);
          words.splice(random(words.length), random(2), `${by}${each}${random(3) ? ' ' : '\n'}`);
        }
        return words.join('');
      };
      const [mine, theirs] = [write('m'), write('t')];
      const kept = written.filter((word) => (mine + theirs).includes(word));
      const merged = mezclar(base, mine, theirs);
      if (merged === undefined) asked += 1;
      else expect(kept.filter((word) => !merged.includes(word))).toEqual([]);
    }
    expect(asked).toBeLessThan(150);
  });
});
