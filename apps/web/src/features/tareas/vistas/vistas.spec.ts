/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import {
  MAX_LISTA as CONTRACT_MAX_LISTA,
  MAX_NOMBRE_VISTA,
  MAX_VISTAS as CONTRACT_MAX_VISTAS,
} from '@pmp/contracts/usuarios';
import { addVista, joinVistas, MAX_LISTA, MAX_NOMBRE, MAX_VISTAS } from './vistas';

const vista = (nombre: string, lista: string) => ({ _id: nombre + lista, nombre, lista });
const written = (vistas: { nombre: string; lista: string }[]) =>
  vistas.map(({ nombre, lista }) => `${nombre}: ${lista}`);

describe('saved views', () => {
  it('have the limits of the contract', () => {
    expect([MAX_VISTAS, MAX_NOMBRE, MAX_LISTA]).toEqual([
      CONTRACT_MAX_VISTAS,
      MAX_NOMBRE_VISTA,
      CONTRACT_MAX_LISTA,
    ]);
  });

  it('have one list per name', () => {
    const first = addVista([vista('B', '1')], vista('A', '2'));
    expect(written(addVista(first, vista('B', '3')))).toEqual(['B: 3', 'A: 2']);
  });

  it('are merged without replacing each other', () => {
    const kept = [vista('A', '1'), vista('A (2)', '2')];
    const more = [vista('A', '1'), vista('A', '3'), vista('B', '1')];
    expect(written(joinVistas(kept, more))).toEqual(['A: 1', 'A (2): 2', 'A (3): 3', 'B: 1']);
    expect(joinVistas(joinVistas(kept, more), more)).toHaveLength(4);
  });

  it('are merged up to the limit', () => {
    const kept = Array.from({ length: MAX_VISTAS - 1 }, (_, n) => vista(`K${n}`, `${n}`));
    const joined = joinVistas(kept, [vista('A', 'a'), vista('B', 'b')]);
    expect(joined.slice(MAX_VISTAS - 1).map(({ nombre }) => nombre)).toEqual(['A']);
  });
});
