/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Cambio } from '@pmp/contracts/common';
import type { Epica } from '@pmp/contracts/proyectos';
import { anEpica, anId } from '../../../shared/testing/datos/builders';
import { patchLista } from './patch-lista';

const PROYECTO = anId();
const epica = anEpica({ proyecto: PROYECTO, version: 3 });

const cambio = (datos: Epica, over: Partial<Cambio> = {}): Cambio => ({
  entidad: 'epica',
  accion: 'actualizado',
  _id: datos._id,
  version: datos.version,
  datos,
  autor: null,
  ...over,
});
const patched = (lista: Epica[], ...changes: Cambio[]) => {
  const eliminados = new Map<string, number>();
  return changes.reduce((now, each) => patchLista(now, 'epica', PROYECTO, each, eliminados), lista);
};

describe('patchLista', () => {
  it('adds, replaces and removes', () => {
    const other = anEpica({ proyecto: PROYECTO });
    const newer = { ...epica, titulo: 'Nuevo', version: 4 };
    expect(patched([epica], cambio(other, { accion: 'creado' }))).toEqual([epica, other]);
    expect(patched([epica], cambio(newer))).toEqual([newer]);
    expect(patched([epica], cambio(epica, { accion: 'eliminado', datos: null }))).toEqual([]);
  });

  it('ignores older versions, repetitions, other projects and other kinds', () => {
    const lista = [epica];
    expect(patched(lista, cambio({ ...epica, titulo: 'Viejo', version: 2 }))).toBe(lista);
    expect(patched(lista, cambio({ ...epica, titulo: 'Igual' }))).toBe(lista);
    expect(patched(lista, cambio(anEpica()))).toBe(lista);
    expect(patched(lista, cambio({ ...epica, version: 9 }, { entidad: 'historia' }))).toBe(lista);
  });

  it('does not bring back what was deleted', () => {
    const deleted = cambio(epica, { accion: 'eliminado', datos: null, version: 5 });
    expect(patched([epica], deleted, cambio({ ...epica, version: 4 }))).toEqual([]);
    expect(patched([epica], deleted, cambio({ ...epica, version: 6 }))).toEqual([]);
  });

  it('brings back what was restored, and applies later changes to it', () => {
    const deleted = cambio(epica, { accion: 'eliminado', datos: null, version: 5 });
    const restored = { ...epica, version: 6 };
    const edited = { ...epica, titulo: 'Otro', version: 7 };
    const back = cambio(restored, { accion: 'creado' });
    expect(patched([epica], deleted, back)).toEqual([restored]);
    expect(patched([epica], deleted, back, cambio(edited))).toEqual([edited]);
    expect(patched([epica], deleted, cambio(epica, { accion: 'creado' }))).toEqual([]);
  });
});
