/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Cambio } from '@pmp/contracts/common';
import { findHistoria } from './columnas';
import { keepNewer, patchTablero } from './patch-tablero';
import { board, datosOf, h, letters } from '../letters';

const cambio = (over: Partial<Cambio>): Cambio => ({
  entidad: 'historia',
  accion: 'actualizado',
  _id: 'a',
  version: 2,
  datos: null,
  autor: null,
  ...over,
});
const changed = (letter: string, over: Parameters<typeof h>[1]) =>
  cambio({ _id: letter, datos: h(letter, { version: 2, ...over }) });
const after = (columnas: ReturnType<typeof board>, event: Cambio) =>
  letters(patchTablero(datosOf(columnas), event).columnas);

describe('a change that somebody else made', () => {
  it('puts a story into its column at its rank', () => {
    expect(after(board('ac', 'bd', ''), changed('a', { estado: 'en revisión', orden: 'c' }))).toEqual([
      'c',
      'bad',
      '',
    ]);
    expect(after(board('abc', '', ''), changed('a', { orden: 'bb' }))).toEqual(['bac', '', '']);
    expect(after(board('a', '', 'b'), changed('a', { estado: 'completada', orden: 'z' }))).toEqual([
      '',
      '',
      'ba',
    ]);
  });

  it('is ignored when it is not newer than what is known', () => {
    const datos = datosOf(board('a', '', ''));
    expect(patchTablero(datos, changed('a', { version: 1, estado: 'completada' }))).toBe(datos);
  });

  it('keeps the board’s own sprint, as the story learns of it later', () => {
    const datos = patchTablero(datosOf(board('a', '', '')), changed('a', { sprintId: null }));
    expect(findHistoria(datos.columnas, 'a')?.sprintId?.nombre).toBe('Pagos');
  });

  it('removes a deleted story, and ignores one of another sprint', () => {
    expect(after(board('ab', '', ''), cambio({ accion: 'eliminado' }))).toEqual(['b', '', '']);
    const datos = datosOf(board('a', '', ''));
    expect(patchTablero(datos, changed('z', { sprintId: null }))).toBe(datos);
    expect(patchTablero(datos, cambio({ accion: 'eliminado', _id: 'z' }))).toBe(datos);
  });

  it('renames an epic only on its own cards', () => {
    const columnas = board('ab', '', '');
    const epica = columnas[0]!.historias[0]!.epicaId;
    const datos = patchTablero(
      datosOf(columnas),
      cambio({ entidad: 'epica', _id: epica._id, datos: { _id: epica._id, titulo: 'Cobros' } }),
    );
    expect(datos.columnas[0]!.historias.map((each) => each.epicaId.titulo)).toEqual([
      'Cobros',
      'Pago en línea',
    ]);
  });
});

describe('a reply merged into what is known', () => {
  it('does not undo a newer change that came over the socket', () => {
    const known = datosOf(board('b', '', ''));
    known.columnas[2]!.historias = [h('a', { version: 5, estado: 'completada' })];
    const reply = datosOf(board('ab', '', ''));
    expect(letters(keepNewer(known, reply).columnas)).toEqual(['b', '', 'a']);
  });

  it('adds what is new and removes what is gone', () => {
    expect(letters(keepNewer(datosOf(board('ab', '', '')), datosOf(board('bc', '', ''))).columnas)).toEqual([
      'bc',
      '',
      '',
    ]);
  });

  it('keeps the objects of stories and columns that have not changed', () => {
    const known = datosOf(board('ab', 'c', ''));
    const reply = structuredClone(known);
    reply.columnas[1]!.historias[0]!.version = 2;
    const merged = keepNewer(known, reply);
    expect(merged.columnas[0]).toBe(known.columnas[0]);
    expect(merged.columnas[1]!.historias[0]).toBe(reply.columnas[1]!.historias[0]);
  });
});
