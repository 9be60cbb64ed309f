import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { historialOf } from '../historial/historial.rules';
import { toldOf } from './told-of';

const [ANA, LUIS, ENVIOS] = ['01', '02', '03'].map((end) => `6920a1b2c3d4e5f6000000${end}`) as [
  string,
  string,
  string,
];
const before = {
  _id: new Types.ObjectId(),
  estado: 'pendiente',
  orden: 'r1',
  asignado: new Types.ObjectId(ANA),
  epica: new Types.ObjectId(),
  updatedAt: new Date(0),
};
const told = (changes: Partial<typeof before>) => {
  const parent = { field: 'epica', campo: 'epicaId' };
  const change = { before, changes, doc: before, autor: ANA, parent, names: new Map([[ENVIOS, 'Envíos']]) };
  return toldOf(change, historialOf(change));
};

describe('what a fact tells of a change', () => {
  it('has the ranks of a move, with or without a change of estado', () => {
    expect(told({ orden: 'r2' })).toEqual([{ campo: 'orden', de: 'r1', a: 'r2' }]);
    expect(told({ orden: 'r2', estado: 'completada' })).toEqual([
      { campo: 'estado', de: 'pendiente', a: 'completada' },
      { campo: 'orden', de: 'r1', a: 'r2' },
    ]);
  });

  it('identifies people by id, and epics and stories by name', () => {
    const asignado = new Types.ObjectId(LUIS);
    expect(told({ asignado, epica: new Types.ObjectId(ENVIOS) })).toEqual([
      { campo: 'epicaId', de: null, a: 'Envíos' },
      { campo: 'asignado', de: ANA, a: LUIS },
    ]);
  });
});
