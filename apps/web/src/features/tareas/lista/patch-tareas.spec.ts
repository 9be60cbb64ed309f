/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Cambio } from '@pmp/contracts/common';
import { aTarea } from '../../../shared/testing/datos/builders';
import { patchTareas, withSaved } from './patch-tareas';

const one = aTarea({ titulo: 'Una', version: 2 });
const two = aTarea({ titulo: 'Dos' });
const list = [one, two];
const cambio = (over: Partial<Cambio>): Cambio => ({
  entidad: 'tarea',
  accion: 'actualizado',
  _id: one._id,
  version: 3,
  datos: null,
  autor: null,
  ...over,
});
const titles = (change: Cambio, eliminados = new Map<string, number>()) =>
  patchTareas(list, change, eliminados).map(({ titulo }) => titulo);

describe('patchTareas', () => {
  it('takes a newer version and no older one', () => {
    expect(titles(cambio({ datos: { ...one, titulo: 'Nueva', version: 3 } }))).toEqual(['Nueva', 'Dos']);
    expect(patchTareas(list, cambio({ version: 2, datos: one }), new Map())).toBe(list);
  });

  it('puts new tasks first', () => {
    const born = aTarea({ titulo: 'Tres' });
    expect(titles(cambio({ accion: 'creado', _id: born._id, version: 1, datos: born }))).toEqual([
      'Tres',
      'Una',
      'Dos',
    ]);
  });

  it.each([
    ['tarea', one._id],
    ['historia', one.historiaId],
    ['proyecto', one.proyecto],
  ] as const)('loses what goes with a deleted %s, for good', (entidad, _id) => {
    const eliminados = new Map<string, number>();
    expect(titles(cambio({ entidad, _id, accion: 'eliminado' }), eliminados)).toEqual(['Dos']);
    expect(eliminados.has(_id)).toBe(true);
  });

  it('does not bring a deleted task back', () => {
    expect(patchTareas([two], cambio({ datos: one, version: 9 }), new Map([[one._id, 9]]))).toEqual([two]);
  });

  it('brings a restored task back, also with its story', () => {
    const eliminados = new Map([[one._id, 8]]);
    expect(patchTareas([two], cambio({ accion: 'creado', datos: one, version: 9 }), eliminados)).toHaveLength(
      2,
    );
    const conHistoria = new Map([[one.historiaId, 4]]);
    const back = { entidad: 'historia', accion: 'creado', _id: one.historiaId, version: 5 } as const;
    patchTareas([two], cambio(back), conHistoria);
    expect(patchTareas([two], cambio({ accion: 'creado', datos: one }), conHistoria)).toHaveLength(2);
  });

  it('returns the same list for anything else', () => {
    expect(patchTareas(list, cambio({ entidad: 'sprint', _id: 'x' }), new Map())).toBe(list);
    expect(patchTareas(list, cambio({ accion: 'eliminado', _id: 'x' }), new Map())).toBe(list);
  });
});

describe('withSaved', () => {
  it('takes the saved version unless a newer one is there', () => {
    const saved = [
      { ...one, titulo: 'Vieja', version: 1 },
      { ...two, titulo: 'Guardada', version: 2 },
    ];
    expect(withSaved(list, saved).map(({ titulo }) => titulo)).toEqual(['Una', 'Guardada']);
  });
});
