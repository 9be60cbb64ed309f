import { describe, expect, it } from '@jest/globals';
import { rankAfter, rankAt, rankBefore, rankBetween } from './rank.rules';

const NOW = Date.UTC(2026, 10, 20);
const bytewise = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe('rankAt', () => {
  it('puts a later instant after an earlier one, whatever the jitter', () => {
    const instants = [0, 61, 62, 3843, 3844, NOW, NOW + 1, NOW + 62, Date.UTC(2200, 0, 1)];
    const ranks = instants.map((instant, i) => rankAt(instant, i % 2 ? 0 : 0.999_999));
    expect([...ranks].sort(bytewise)).toEqual(ranks);
  });

  it('has a fixed length and never ends in the digit that leaves no room in front', () => {
    for (let i = 0; i < 1000; i++) expect(rankAt(NOW, i / 1000)).toMatch(/^[0-9A-Za-z]{11}[1-9A-Za-z]$/);
  });

  it('gives different ranks within one millisecond', () => {
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
  ])('lies between %j and %j, whatever the random number', (low, high) => {
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

  it('gives two people at one place different ranks', () => {
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

/** Random numbers from 0 to 1, the same at each run. */
const chance = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

describe('rankAfter and rankBefore', () => {
  const CASES: [string, string][] = [
    ['1', '2'],
    ['1', '11'],
    ['1', '1001'],
    ['0z', '1'],
    ['0zzzz', '1'],
    ['a', 'az'],
    ['azzz', 'b0001'],
    ['Zz', 'a'],
    ['0', '0001'],
    [rankAt(NOW, 0.999_999), rankAt(NOW + 1, 0)],
  ];

  it.each(CASES)('lie between %j and %j, in that order, whatever the random number', (low, high) => {
    for (const random of [0, 0.5, 0.999_999]) {
      const inOrder = [low, rankAfter(low, high, random), rankBefore(low, high, random), high];
      expect(inOrder.every((rank) => /[1-9A-Za-z]$/.test(rank) || rank === low)).toBe(true);
      expect(inOrder.every((rank, i) => i === 0 || i === 2 || bytewise(inOrder[i - 1]!, rank) < 0)).toBe(
        true,
      );
      expect(bytewise(low, inOrder[2]!)).toBeLessThan(0);
    }
  });

  it('give two people at one place different ranks', () => {
    const [low, high] = [rankAt(NOW, 0), rankAt(NOW + 1, 0)];
    for (const put of [rankAfter, rankBefore]) {
      expect(new Set(Array.from({ length: 1000 }, (_, i) => put(low, high, i / 1000))).size).toBe(1000);
    }
  });

  it('stay short after tens of thousands of items, each behind or in front of the last one', () => {
    const random = chance(20_261_122);
    const [first, last] = [rankAt(NOW, 0.5), rankAt(NOW + 60_000, 0.5)];
    let [behind, before, foremost] = [first, last, first];
    for (let i = 0; i < 50_000; i++) {
      const next = [
        rankAfter(behind, last, random()),
        rankBefore(first, before, random()),
        rankBefore(null, foremost, random()),
      ] as const;
      if (!(behind < next[0] && next[0] < last)) throw new Error(`${next[0]} follows ${behind}`);
      if (!(first < next[1] && next[1] < before)) throw new Error(`${next[1]} precedes ${before}`);
      if (!(next[2] < foremost)) throw new Error(`${next[2]} precedes ${foremost}`);
      [behind, before, foremost] = next;
    }
    for (const rank of [behind, before, foremost]) expect(rank.length).toBeLessThan(30);
  });

  it('lie between any two ranks that earlier calls gave', () => {
    const random = chance(7);
    const ranks = [rankAt(NOW, 0.1), rankAt(NOW + 5_000, 0.9)];
    const ways = [rankAfter, rankBefore, rankBetween];
    for (let i = 0; i < 20_000; i++) {
      const at = 1 + Math.floor(random() * (ranks.length - 1));
      const rank = ways[Math.floor(random() * ways.length)]!(ranks[at - 1]!, ranks[at]!, random());
      if (!(ranks[at - 1]! < rank && rank < ranks[at]!) || rank.endsWith('0')) throw new Error(rank);
      ranks.splice(at, 0, rank);
    }
    expect(Math.max(...ranks.map((rank) => rank.length))).toBeLessThan(50);
  });
});
