import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { camposOf, historialOf } from './historial.rules';

const AUTOR = '6920a1b2c3d4e5f600000001';
const EPICA = '6920a1b2c3d4e5f600000020';
const OTRA = '6920a1b2c3d4e5f600000021';
const PARENT = { field: 'epica', campo: 'epicaId' };
const before = {
  _id: new Types.ObjectId(),
  titulo: 'Pagar',
  estado: 'pendiente',
  orden: 'r1',
  fechaLimite: null as Date | null,
  epica: new Types.ObjectId(EPICA),
  updatedAt: new Date(0),
};
const rows = (changes: Partial<typeof before>, names?: Map<string, string>) =>
  historialOf({ before, changes, doc: before, autor: AUTOR, parent: PARENT, names }).map(
    ({ accion, campo, de, a }) => ({
      accion,
      campo,
      de,
      a,
    }),
  );

describe('historialOf', () => {
  it('has a row per field with both values, dates as texts', () => {
    expect(rows({ titulo: 'Cobrar', fechaLimite: new Date(0) })).toEqual([
      { accion: 'actualizado', campo: 'titulo', de: 'Pagar', a: 'Cobrar' },
      { accion: 'actualizado', campo: 'fechaLimite', de: null, a: '1970-01-01T00:00:00.000Z' },
    ]);
  });

  it('shows an epic by its name, and nothing for an id without a name', () => {
    const epica = new Types.ObjectId(OTRA);
    expect(rows({ epica }, new Map([[OTRA, 'Envíos']]))).toEqual([
      { accion: 'movido', campo: 'epicaId', de: null, a: 'Envíos' },
    ]);
  });

  it('has a row for a new rank only when nothing else changed', () => {
    expect(rows({ orden: 'r2' })).toEqual([{ accion: 'movido', campo: 'orden', de: null, a: null }]);
    expect(rows({ orden: 'r2', estado: 'completada' })).toEqual([
      { accion: 'movido', campo: 'estado', de: 'pendiente', a: 'completada' },
    ]);
  });
});

describe('camposOf', () => {
  it('names fields as the API does', () => {
    expect(camposOf({ titulo: '', epica: null }, PARENT)).toEqual(['titulo', 'epicaId']);
    const historia = { field: 'historia', campo: 'historiaId' };
    expect(camposOf({ titulo: '', historia: null }, historia)).toEqual(['titulo', 'historiaId']);
  });
});
