import { describe, expect, it } from '@jest/globals';
import { correosIn } from './correos';

describe('the addresses in a text', () => {
  it.each([
    ['ana@empresa.com', ['ana@empresa.com']],
    [
      'ana@empresa.com, luis@empresa.com;eva@empresa.com',
      ['ana@empresa.com', 'luis@empresa.com', 'eva@empresa.com'],
    ],
    ['nombre;correo\n"Ana García";ana@empresa.com\nLuis,Ana@Empresa.com', ['Ana@Empresa.com']],
    ['Ana García <ana@empresa.com>\nsin correo', ['ana@empresa.com']],
    ['', []],
  ])('%j are %j', (texto, correos) => {
    expect(correosIn(texto)).toEqual(correos);
  });
});
