import { describe, expect, it } from '@jest/globals';
import { isWithin, tolerance } from './distance';

describe('isWithin', () => {
  it.each([
    ['sprint', 'sprint', 0],
    ['sprint', 'sprnit', 1],
    ['vencidas', 'bencidas', 1],
    ['vencidas', 'vencdas', 1],
    ['sobrecargado', 'sobrecargdoo', 2],
    ['', 'ab', 2],
  ])('%s and %s are within %i', (a, b, max) => expect(isWithin(a, b, max)).toBe(true));

  it.each([
    ['sprint', 'sprnit', 0],
    ['vencidas', 'vacias', 1],
    ['hola', 'adios', 2],
    ['', 'abc', 2],
  ])('%s and %s are farther apart than %i', (a, b, max) => expect(isWithin(a, b, max)).toBe(false));
});

describe('tolerance', () => {
  it('grows with the word', () => {
    expect([3, 4, 8, 9].map(tolerance)).toEqual([0, 1, 1, 2]);
  });
});
