import { describe, expect, it } from '@jest/globals';
import { detalleOf } from './detalle-of';

const id = (hex: string) => ({ toHexString: () => hex });

describe('detalleOf', () => {
  it('tells what differs, dates and ids as texts', () => {
    const before = { nombre: 'A', fin: null, equipo: id('e1'), puntos: 1, igual: new Date(0) };
    const after = { nombre: 'B', fin: new Date(0), equipo: id('e2'), puntos: 2.5, igual: new Date(0) };
    expect(detalleOf(before, after)).toEqual([
      { campo: 'nombre', de: 'A', a: 'B' },
      { campo: 'fin', de: null, a: '1970-01-01T00:00:00.000Z' },
      { campo: 'equipo', de: 'e1', a: 'e2' },
      { campo: 'puntos', de: 1, a: 2.5 },
    ]);
  });

  it('tells of a list what left and what came', () => {
    expect(detalleOf({ historias: ['a', 'b'] }, { historias: ['b', 'c'] })).toEqual([
      { campo: 'historias', de: 'a', a: null },
      { campo: 'historias', de: null, a: 'c' },
    ]);
  });
});
