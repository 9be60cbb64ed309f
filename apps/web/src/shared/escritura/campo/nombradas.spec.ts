import { describe, expect, it } from '@jest/globals';
import { conIds, sinIds } from './nombradas';

const GIL = '65a000000000000000000001';
const OTRO = '65a000000000000000000002';
const nombradas = () => new Map([['Luis Gil', GIL]]);

describe('the people named in a text', () => {
  it('are stored by id, and written by name', () => {
    const texto = `Lo lleva [@Luis Gil](persona:${GIL}), ¿no?`;
    expect(sinIds(texto)).toEqual({ visible: 'Lo lleva @Luis Gil, ¿no?', nombradas: nombradas() });
    expect(conIds('Lo lleva @Luis Gil, ¿no?', nombradas())).toBe(texto);
  });

  it('are those whose name stands there whole', () => {
    expect(conIds('@Luis Gilberto no es él, ni luis@Luis Gil', nombradas())).toBe(
      '@Luis Gilberto no es él, ni luis@Luis Gil',
    );
    const both = new Map([...nombradas(), ['Luis Gil Ros', OTRO]]);
    expect(conIds('@Luis Gil Ros', both)).toBe(`[@Luis Gil Ros](persona:${OTRO})`);
  });

  it.each([
    'nada',
    '@Luis Gil',
    `[@Luis Gil](persona:${GIL}) y @Luis Gil`,
    `[@Luis Gil](persona:${GIL}) y [@Luis Gil](persona:${OTRO})`,
    `\`[@Luis Gil](persona:${GIL})\``,
    `[[@Luis Gil](persona:${GIL})](https://pmp.es)`,
    '[@Luis](persona:corto)',
  ])('leave «%s» byte for byte as it was', (texto) => {
    const { visible, nombradas: found } = sinIds(texto);
    expect(conIds(visible, found)).toBe(texto);
  });
});
