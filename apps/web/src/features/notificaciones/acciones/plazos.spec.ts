import { describe, expect, it } from '@jest/globals';
import { hastaDe } from './plazos';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

describe('until when a notification is put off', () => {
  it.each([
    ['hora', at(29, 23), at(30, 0)],
    ['manana', at(29, 23), at(30, 9)],
    ['lunes', at(29, 23), at(30, 9)],
    ['lunes', at(30, 8), at(37, 9)],
    ['lunes', at(25, 12), at(30, 9)],
  ] as const)('%s from %d', (plazo, now, expected) => {
    expect(new Date(hastaDe(plazo, now)).getTime()).toBe(expected);
  });
});
