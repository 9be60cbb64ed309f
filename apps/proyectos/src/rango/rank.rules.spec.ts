import { describe, expect, it } from 'vitest';
import { rankAt } from './rank.rules';

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
