/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Schema } from 'mongoose';
import { proyectoModelSchema } from '../acceso/proyecto.model';
import { comentarioModelSchema } from '../comentarios/comentario.model';
import { historialModelSchema } from '../elementos/historial/historial.model';
import { modelOf } from '../elementos/kinds/elemento.model';
import { papeleraModelSchema } from '../elementos/trash/papelera.model';
import { epica } from '../epicas/epica.kind';
import { historia } from '../historias/historia.kind';
import { tarea } from '../tareas/tarea.kind';
import { BY_RANK, NEWEST_FIRST, type SortOrder } from './page.rules';

/** Each list that is read in pages: the fields that are given, and its order. */
const LISTS: [name: string, schema: Schema, given: string[], orden: SortOrder][] = [
  ...[epica, historia, tarea].flatMap((kind): (typeof LISTS)[number][] => [
    [kind.tipo, modelOf(kind).schema, ['proyecto'], BY_RANK],
    [kind.tipo, modelOf(kind).schema, ['proyecto'], NEWEST_FIRST],
  ]),
  ['historia', modelOf(historia).schema, ['responsable'], NEWEST_FIRST],
  ['tarea', modelOf(tarea).schema, ['asignado'], NEWEST_FIRST],
  ['papelera', papeleraModelSchema, ['proyecto'], NEWEST_FIRST],
  ['papelera', papeleraModelSchema, [], NEWEST_FIRST],
  ['proyecto', proyectoModelSchema, ['equipo'], NEWEST_FIRST],
  ['proyecto', proyectoModelSchema, [], NEWEST_FIRST],
  ['historial', historialModelSchema, ['sobre'], NEWEST_FIRST],
  ['comentario', comentarioModelSchema, ['sobre'], NEWEST_FIRST],
];

/** Whether the index holds rows of `given` in that order; it is as good read backwards. */
const serves = (keys: [string, unknown][], given: string[], { campo, direccion }: SortOrder): boolean => {
  const order = keys.slice(given.length);
  const turned = order[0]?.[1] === direccion ? 1 : -1;
  return (
    given.every((field, n) => keys[n]?.[0] === field) &&
    order.length === 2 &&
    order.every(([field, way], n) => field === [campo, '_id'][n] && way === direccion * turned)
  );
};

describe('a page of a list', () => {
  it.each(LISTS)('of %s needs no sorting (%#)', (_, schema, given, orden) => {
    const indexes = schema.indexes().map(([keys]) => Object.entries(keys));
    expect(indexes.filter((keys) => serves(keys, given, orden))).toHaveLength(1);
  });
});
