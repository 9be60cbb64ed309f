import { describe, expect, it } from '@jest/globals';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import { Types } from 'mongoose';
import type { Kinds } from './kinds/kinds';
import { Parents } from './parents';

const PROYECTO = '6920a1b2c3d4e5f600000010';
const OTRO = '6920a1b2c3d4e5f600000021';
const parent = {
  tipo: 'epica' as const,
  field: 'epica',
  campo: 'epicaId',
  foreign: erroresProyectos.epicaDeOtroProyecto,
};
const finding = (found: object | null) =>
  new Parents({
    at: () => parent,
    of: () => ({ findById: () => Promise.resolve(found) }),
  } as unknown as Kinds);

describe('the parent of an element', () => {
  it.each([null, { proyecto: new Types.ObjectId(OTRO) }])('is refused when it is %j', async (found) => {
    await expect(finding(found).find({ parent }, 'id', PROYECTO)).rejects.toThrow(DomainError);
  });

  it('is accepted when it is of the project', async () => {
    const epica = { proyecto: new Types.ObjectId(PROYECTO) };
    await expect(finding(epica).find({ parent }, 'id', PROYECTO)).resolves.toBe(epica);
  });
});
