import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Cambio } from '@pmp/contracts/common';
import type { Comentario } from '@pmp/contracts/proyectos';
import { almacen } from '../../../shared/almacen/almacen';
import { aComentario } from '../../../shared/testing/datos/comentarios';
import { cambios } from '../../../shared/vivo/cambios';
import { conversacionDe, type Pagina } from './conversacion';

const sobre = aComentario().sobre;
const said = (texto: string, minute: number) =>
  aComentario({ sobre, texto, createdAt: `2026-11-20T10:0${minute}:00.000Z` });
const [uno, dos, tres] = [said('uno', 1), said('dos', 2), said('tres', 3)] as const;

let paginas: Pagina[];
const take = (siguiente: string | null) => {
  const desde = almacen.momento();
  paginas = [
    { ids: almacen.take('comentario', [tres, dos]), desde, siguiente: 'c' },
    { ids: almacen.take('comentario', [uno]), desde, siguiente },
  ];
};
const hear = (accion: Cambio['accion'], comentario: Comentario) => {
  const { _id, version } = comentario;
  const datos = accion === 'eliminado' ? null : comentario;
  cambios.publish({ entidad: 'comentario', accion, _id, version, autor: null, datos });
};
const shown = () => conversacionDe(paginas, sobre._id).map(({ texto }) => texto);

describe('a conversation that is open', () => {
  beforeEach(() => take(null));

  it('is read newest first and shown oldest first', () => {
    expect(shown()).toEqual(['uno', 'dos', 'tres']);
    expect(conversacionDe([], sobre._id)).toEqual([]);
  });

  it('has a new comment in its place, once', () => {
    hear('creado', said('cuatro', 4));
    hear('creado', tres);
    hear('creado', aComentario({ sobre, texto: 'y medio', createdAt: '2026-11-20T10:02:30.000Z' }));
    expect(shown()).toEqual(['uno', 'dos', 'y medio', 'tres', 'cuatro']);
  });

  it('follows a change, and does not have what is deleted or about other things', () => {
    hear('actualizado', { ...uno, texto: 'uno y pico', version: 2 });
    hear('actualizado', { ...tres, texto: 'antes', version: 1 });
    hear('eliminado', { ...dos, version: 2 });
    hear('creado', aComentario({ texto: 'lejos' }));
    expect(shown()).toEqual(['uno y pico', 'tres']);
  });
});

it('leaves an older comment than those that have been read to its page', () => {
  take('d');
  hear('actualizado', said('cero', 0));
  expect(shown()).toEqual(['uno', 'dos', 'tres']);
});
