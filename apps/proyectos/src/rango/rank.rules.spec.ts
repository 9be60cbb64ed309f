import { describe, expect, it } from 'vitest';
import { rankAt, rankBetween } from './rank.rules';

const NOW = Date.UTC(2026, 10, 20);
const bytewise = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe('rankAt', () => {
  it('puts a later instant after an earlier one, whatever the jitter', () => {
    const instants = [0, 61, 62, 3843, 3844, NOW, NOW + 1, NOW + 62, Date.UTC(2200, 0, 1)];
    const ranks = instants.map((instant, i) => rankAt(instant, i % 2 ? 0 : 0.999_999));
    expect([...ranks].sort(bytewise)).toEqual(ranks);
  });

  it('is of one length and never ends in the digit that leaves no room in front', () => {
    for (let i = 0; i < 1000; i++) expect(rankAt(NOW, i / 1000)).toMatch(/^[0-9A-Za-z]{11}[1-9A-Za-z]$/);
  });

  it('keeps creations of one millisecond apart', () => {
    const ranks = Array.from({ length: 1000 }, (_, i) => rankAt(NOW, i / 1000));
    expect(new Set(ranks).size).toBe(1000);
  });
});

describe('rankBetween', () => {
  const between = (low: string | null, high: string | null, random = 0.5) => {
    const rank = rankBetween(low, high, random);
    expect(rank).toMatch(/[1-9A-Za-z]$/);
    const inOrder = [low, rank, high].filter((bound) => bound !== null);
    expect([...inOrder].sort(bytewise)).toEqual(inOrder);
    return rank;
  };

  it.each([
    ['1', '2'],
    ['1', '11'],
    ['1', '1001'],
    ['0z', '1'],
    ['zzz', null],
    [null, '01'],
    [null, '0001'],
    [null, null],
    ['a', 'az'],
    ['Zz', 'a'],
  ])('lies between %j and %j, whatever the chance', (low, high) => {
    const ranks = [0, 0.5, 0.999_999].map((random) => between(low, high, random));
    expect(new Set(ranks).size).toBe(3);
  });

  it('lies between two ranks of the clock, one millisecond apart', () => {
    const late = rankAt(NOW, 0.999_999);
    expect(between(late, rankAt(NOW + 1, 0))).not.toBe(late);
    expect(between(rankAt(NOW, 0.1), rankAt(NOW, 0.100_001)).slice(0, 8)).toBe(late.slice(0, 8));
  });

  it('always finds room at one place, and stays short', () => {
    const fixed = rankAt(NOW, 0.5);
    let below = rankAt(NOW + 1, 0.5);
    let above = fixed;
    let first: string | null = fixed;
    for (let i = 0; i < 300; i++) {
      below = between(fixed, below, i / 300);
      above = between(above, rankAt(NOW + 1, 0.5), i / 300);
      first = between(null, first, i / 300);
    }
    for (const rank of [below, above, first]) expect(rank?.length).toBeLessThan(100);
  });

  it('gives two people at one place two ranks', () => {
    const low = rankAt(NOW, 0);
    const ranks = Array.from({ length: 1000 }, (_, i) => between(low, null, i / 1000));
    expect(new Set(ranks).size).toBe(1000);
  });

  it.each([
    ['2', '1'],
    ['1', '1'],
  ])('refuses %j and %j', (low, high) => {
    expect(() => rankBetween(low, high, 0)).toThrow(RangeError);
  });
});
