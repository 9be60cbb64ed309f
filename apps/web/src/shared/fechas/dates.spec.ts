import { describe, expect, it } from '@jest/globals';
import { formatRelativo } from './dates';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

describe('relative time', () => {
  it.each([
    ['2026-11-20T11:59:30.000Z', null],
    ['2026-11-20T11:59:00.000Z', 'hace 1 min'],
    ['2026-11-20T11:00:01.000Z', 'hace 59 min'],
    ['2026-11-20T11:00:00.000Z', 'hace 1 h'],
    ['2026-11-19T12:00:01.000Z', 'hace 23 h'],
    ['2026-11-19T12:00:00.000Z', 'hace 1 día'],
    ['2026-11-13T12:00:01.000Z', 'hace 6 días'],
    ['2026-11-13T12:00:00.000Z', '13 nov 2026'],
  ])('%s is %s', (iso, text) => {
    expect(formatRelativo(iso, NOW)).toBe(text);
  });

  it('never says a moment is in the future when the clock here is behind the server', () => {
    expect(formatRelativo('2026-11-20T12:00:05.000Z', NOW)).toBeNull();
  });
});
