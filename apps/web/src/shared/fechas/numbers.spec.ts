import { afterEach, describe, expect, it } from '@jest/globals';
import { changeLanguage } from '../i18n/i18n';
import { formatNumero, formatTamano } from './numbers';

afterEach(() => changeLanguage('es'));

describe('numbers', () => {
  it.each([
    ['es', '12.500,25', '1,4 MB'],
    ['en', '12,500.25', '1.4 MB'],
    ['fr', '12\u202f500,25', '1,4 MB'],
    ['de', '12.500,25', '1,4 MB'],
  ] as const)('follow the language: %s', async (idioma, numero, tamano) => {
    await changeLanguage(idioma);
    expect(formatNumero(12_500.25)).toBe(numero);
    expect(formatTamano(1_468_006)).toBe(tamano);
  });

  it.each([
    [1, '1 B'],
    [1023, '1023 B'],
    [1024, '1 kB'],
    [839_680, '820 kB'],
    [10 * 1024 * 1024, '10 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatTamano(bytes)).toBe(text);
  });
});
