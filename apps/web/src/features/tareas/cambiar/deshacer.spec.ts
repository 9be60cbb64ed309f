/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { aTarea } from '../../../shared/testing/datos/builders';
import { undoOf } from './deshacer';

const ana = { _id: 'ana', nombre: 'Ana', avatar: null };
const one = aTarea({ estado: 'pendiente', asignado: ana });
const two = aTarea({ estado: 'pendiente' });
const three = aTarea({ estado: 'bloqueada' });
const antes = [one, two, three];
const changed = (cambios: object) => antes.map((tarea) => ({ ...tarea, ...cambios, version: 2 }));

describe('undoOf', () => {
  it('restores each old value with one change', () => {
    const despues = changed({ estado: 'completada' });
    expect(undoOf({ cambios: { estado: 'completada' }, antes, despues }, despues)).toEqual([
      { ids: [one._id, two._id], cambios: { estado: 'pendiente' } },
      { ids: [three._id], cambios: { estado: 'bloqueada' } },
    ]);
  });

  it('reassigns tasks to the people who had them, or to nobody', () => {
    const despues = changed({ asignado: null });
    expect(undoOf({ cambios: { asignado: null }, antes, despues }, despues)).toEqual([
      { ids: [one._id], cambios: { asignado: 'ana' } },
      { ids: [two._id, three._id], cambios: { asignado: null } },
    ]);
  });

  it('does not touch what somebody has changed or deleted since', () => {
    const despues = changed({ estado: 'completada' });
    const [first, second] = despues.map((tarea, n) => ({ ...tarea, version: n ? 3 : 2 }));
    const ahora = [first, second].filter((tarea) => tarea !== undefined);
    expect(undoOf({ cambios: { estado: 'completada' }, antes, despues }, ahora)).toEqual([
      { ids: [one._id], cambios: { estado: 'pendiente' } },
    ]);
  });
});
