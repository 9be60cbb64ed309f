import { describe, expect, it } from '@jest/globals';
import { detalleOf } from './detalle-of';

const id = (hex: string) => ({ toHexString: () => hex });

describe('detalleOf', () => {
  it('lists the fields that differ, with dates and ids as text', () => {
    const before = { nombre: 'A', fin: null, equipo: id('e1'), puntos: 1, igual: new Date(0) };
    const after = { nombre: 'B', fin: new Date(0), equipo: id('e2'), puntos: 2.5, igual: new Date(0) };
    expect(detalleOf(before, after)).toEqual([
      { campo: 'nombre', de: 'A', a: 'B' },
      { campo: 'fin', de: null, a: '1970-01-01T00:00:00.000Z' },
      { campo: 'equipo', de: 'e1', a: 'e2' },
      { campo: 'puntos', de: 1, a: 2.5 },
    ]);
  });

  it('lists what was removed from a list and what was added', () => {
    expect(detalleOf({ historias: ['a', 'b'] }, { historias: ['b', 'c'] })).toEqual([
      { campo: 'historias', de: 'a', a: null },
      { campo: 'historias', de: null, a: 'c' },
    ]);
  });
});
