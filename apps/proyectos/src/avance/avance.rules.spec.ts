import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { asignadosOf, toAvance, withPersonas } from './avance.rules';

const id = (n: number) => new Types.ObjectId(n.toString(16).padStart(24, '0'));
const count = (asignados: (Types.ObjectId | null)[]) =>
  toAvance({ historia: id(9), total: 3, completadas: 1, asignados });

describe('the progress of a story', () => {
  it('does not depend on the order in which the database returns people, and leaves out unassigned tasks', () => {
    expect(count([id(2), null, id(1)])).toEqual(count([id(1), id(2)]));
    expect(count([null]).asignados).toEqual([]);
  });

  it('lists each person once, and only those whose name is known', () => {
    const avances = [count([id(1), id(2)]), count([id(2), id(3)])];
    const [uno, dos, tres] = [1, 2, 3].map((n) => id(n).toHexString());
    expect(asignadosOf(avances)).toEqual([uno, dos, tres]);
    const known = withPersonas(avances, (_id) =>
      _id === tres ? null : { _id, nombre: 'Ana', avatar: null },
    );
    expect(known.personas.map(({ _id }) => _id)).toEqual([uno, dos]);
    expect(known.avances.map(({ asignados }) => asignados)).toEqual([[uno, dos], [dos]]);
  });
});
