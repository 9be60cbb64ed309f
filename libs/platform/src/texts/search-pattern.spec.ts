import { describe, expect, it } from 'vitest';
import { searchPattern } from './search-pattern';

describe('searchPattern', () => {
  it.each([
    ['pagina', 'La Página de inicio'],
    ['REVISIÓN', 'en revision'],
    ['ano', 'Año nuevo'],
    ['a.b (c)', 'x a.b (c) y'],
    ['50%', 'al 50% hoy'],
    ['c-d', 'c-d'],
    ['/x', 'a/x'],
  ])('%s finds %s', (text, title) => {
    expect(searchPattern(text).test(title)).toBe(true);
  });

  it.each([
    ['.*', 'anything'],
    ['a.b', 'axb'],
    ['[a-z]', 'k'],
    ['$', 'fin'],
    ['(', 'x'],
    ['\\', 'x'],
  ])('%s is no expression', (text, title) => {
    expect(searchPattern(text).test(title)).toBe(false);
  });
});
