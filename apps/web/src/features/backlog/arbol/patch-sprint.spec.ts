/** @jest-environment node */
import { expect, it } from '@jest/globals';
import type { Cambio } from '@pmp/contracts/common';
import { aHistoria, anId } from '../../../shared/testing/datos/builders';
import { patchSprint } from './patch-sprint';

const uno = { _id: anId(), nombre: 'Uno' };
const dos = { _id: anId(), nombre: 'Dos' };
const libre = aHistoria();
const enUno = aHistoria({ sprintId: uno });
const enDos = aHistoria({ sprintId: dos });

const after = (estado: string, ids: string[], accion: Cambio['accion'] = 'actualizado') =>
  patchSprint([libre, enUno, enDos], {
    entidad: 'sprint',
    accion,
    _id: uno._id,
    version: 2,
    datos: accion === 'eliminado' ? null : { ...uno, estado, historias: ids },
    autor: null,
  }).map(({ sprintId }) => sprintId?.nombre ?? null);

it.each<[string, ReturnType<typeof after>, (string | null)[]]>([
  ['takes in and lets go', after('pendiente', [libre._id]), ['Uno', null, 'Dos']],
  ['takes from another', after('pendiente', [enUno._id, enDos._id]), [null, 'Uno', 'Uno']],
  ['leaves to others when finished', after('completado', [enUno._id, enDos._id]), [null, 'Uno', 'Dos']],
  ['lets go when cancelled', after('cancelado', [enUno._id]), [null, null, 'Dos']],
  ['lets go when deleted', after('', [], 'eliminado'), [null, null, 'Dos']],
])('a sprint %s', (_case, found, expected) => {
  expect(found).toEqual(expected);
});
