/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { clavesPattern, isClave } from './clave';

const found = (texto: string) =>
  texto.match(
    clavesPattern([{ clave: 'WEB', clavesAnteriores: ['RED'] }, { clave: 'WEB-2' }, { clave: 'C++' }])!,
  ) ?? [];

describe('keys in a text', () => {
  it.each([
    ['Mira WEB-7.', ['WEB-7']],
    ['RED-7, como se llamaba', ['RED-7']],
    ['(WEB-7, C++-12)', ['WEB-7', 'C++-12']],
    ['WEB-2-9 y WEB-2', ['WEB-2-9', 'WEB-2']],
    ['/WEB-7 y (/WEB-8)', ['WEB-7', 'WEB-8']],
    ['UTF-8, XWEB-7, WEB-7a, web-7, WEB-07, docs/WEB-7, //WEB-7 y WEB-7-b', []],
  ])('%s', (texto, claves) => {
    expect(found(texto)).toEqual(claves);
  });

  it('need a project', () => expect(clavesPattern([])).toBeUndefined());

  it.each([
    ['TIENDA-42', true],
    ['mi app-1', true],
    ['WEB-2-9', true],
    ['no-existe', false],
    ['-7', false],
    ['WEB-0', false],
  ])('an address %s: %s', (text, is) => expect(isClave(text)).toBe(is));
});
