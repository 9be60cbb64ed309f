import { describe, expect, it } from '@jest/globals';
import { esperaMs } from '@pmp/platform';
import { isOver } from './reintentos.rules';

const middle = () => 0.5;

describe('the attempts', () => {
  it('come ever more rarely, and after an hour of outage within half an hour of its end', () => {
    const esperas = Array.from({ length: 20 }, (_, i) => esperaMs(i + 1, middle));
    expect(esperas).toEqual(esperas.toSorted((a, b) => a - b));
    let at = 0;
    const attempts = esperas.map((ms) => (at += ms));
    const first = attempts.find((ms) => ms >= 3_600_000)!;
    expect(first).toBeLessThan(5_400_000);
    expect(attempts.filter((ms) => ms < 3 * 86_400_000).length).toBeGreaterThan(15);
  });

  it('are spread, by a tenth at most', () => {
    expect([esperaMs(3, () => 0), esperaMs(3, () => 1)]).toEqual([108_000, 132_000]);
  });

  it('end after three days', () => {
    const desde = new Date('2026-11-20T10:00:00Z');
    expect(isOver(desde, new Date('2026-11-23T09:59:59Z'))).toBe(false);
    expect(isOver(desde, new Date('2026-11-23T10:00:00Z'))).toBe(true);
    expect(isOver(null, new Date())).toBe(false);
  });
});
