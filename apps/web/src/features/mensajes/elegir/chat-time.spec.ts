import { describe, expect, it } from '@jest/globals';
import { chatTime, dayLabel } from './chat-time';

const local = (day: number, hour: number, month = 10) => new Date(2026, month, day, hour, 5).toISOString();
const NOW = new Date(2026, 10, 20, 12, 5).getTime();

describe('times of messages', () => {
  it.each([
    [local(20, 9), '09:05'],
    [local(19, 13), '13:05'],
    [local(19, 12), 'jue 12:05'],
    [local(13, 13), 'vie 13:05'],
    [local(13, 12), '13 nov 2026'],
  ])('%s is %s', (iso, text) => {
    expect(chatTime(iso, NOW)).toBe(text);
  });
});

describe('day separators', () => {
  it('name today, yesterday and other days', () => {
    expect([dayLabel(local(20, 0), NOW), dayLabel(local(19, 23), NOW)]).toEqual([null, undefined]);
    expect(dayLabel(local(18, 9), NOW)).toBe('miércoles, 18 de noviembre');
    expect(dayLabel(new Date(2025, 10, 18).toISOString(), NOW)).toBe('martes, 18 de noviembre de 2025');
  });
});
