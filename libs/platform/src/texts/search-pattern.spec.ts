import { describe, expect, it } from '@jest/globals';
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
    ['pa\u0301gina', 'La página'],
    ['página', 'La pa\u0301gina'],
    ['ninos', 'Los nin\u0303os'],
    ['facade', 'La façade'],
    ['  dos  palabras ', 'Las dos palabras'],
    ['dos palabras', 'Las dos\u00a0palabras'],
    ['"pagina de inicio"', 'La página de inicio'],
    ['«Inicio»', 'La página de inicio'],
    ['botón “pagar”', 'El botón "Pagar"'],
    ["l'eau", 'De l’eau'],
    ['"', 'El botón "Pagar"'],
    ['27"', 'Monitor de 27"'],
    ['"dos" y "tres"', 'dos y tres'],
    ['el boton pagar', 'El «botón» "pagar"'],
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
    ['"', 'sin comillas'],
    ['\u0301', 'sin acentos'],
    ['""', 'sin comillas'],
  ])('treats %s as plain text, not as a pattern', (text, title) => {
    expect(searchPattern(text).test(title)).toBe(false);
  });
});
