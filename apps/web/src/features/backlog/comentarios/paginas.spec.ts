/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Cambio } from '@pmp/contracts/common';
import type { Comentario } from '@pmp/contracts/proyectos';
import { aComentario } from '../../../shared/testing/datos/comentarios';
import { afterCambio, inOrder, type Paginas } from './paginas';

const sobre = aComentario().sobre;
const said = (texto: string, minute: number) =>
  aComentario({ sobre, texto, createdAt: `2026-11-20T10:0${minute}:00.000Z` });
const [uno, dos, tres] = [said('uno', 1), said('dos', 2), said('tres', 3)] as const;
const read: Paginas = {
  pages: [
    { comentarios: [tres, dos], siguiente: 'c' },
    { comentarios: [uno], siguiente: null },
  ],
  pageParams: [null, 'c'],
};
const textos = (data: Paginas) => inOrder(data).map(({ texto }) => texto);
const heard = (accion: Cambio['accion'], { _id, version, ...rest }: Comentario) =>
  afterCambio(read, sobre._id, {
    entidad: 'comentario' as const,
    accion,
    _id,
    version,
    autor: null,
    datos: accion === 'eliminado' ? null : { _id, version, ...rest },
  });

describe('a conversation that is open', () => {
  it('is loaded newest first and shown oldest first', () => {
    expect(textos(read)).toEqual(['uno', 'dos', 'tres']);
  });

  it('inserts a new comment in its place, once', () => {
    expect(textos(heard('creado', said('cuatro', 4)))).toEqual(['uno', 'dos', 'tres', 'cuatro']);
    expect(textos(heard('creado', tres))).toEqual(['uno', 'dos', 'tres']);
    const between = aComentario({ sobre, texto: 'y medio', createdAt: '2026-11-20T10:02:30.000Z' });
    expect(textos(heard('creado', between))).toEqual(['uno', 'dos', 'y medio', 'tres']);
  });

  it('applies a change unless it is outdated or of a comment that is not loaded', () => {
    expect(textos(heard('actualizado', { ...uno, texto: 'uno y pico', version: 2 }))[0]).toBe('uno y pico');
    expect(textos(heard('actualizado', { ...uno, texto: 'antes', version: 1 }))[0]).toBe('uno');
    expect(heard('actualizado', said('cero', 0))).toBe(read);
  });

  it('removes a deleted comment', () => {
    expect(textos(heard('eliminado', dos))).toEqual(['uno', 'tres']);
  });

  it('ignores comments on other things', () => {
    expect(heard('creado', aComentario({ texto: 'lejos' }))).toBe(read);
    const other: Cambio = {
      entidad: 'tarea',
      accion: 'eliminado',
      _id: uno._id,
      version: 2,
      datos: null,
      autor: null,
    };
    expect(afterCambio(read, sobre._id, other)).toBe(read);
  });
});
