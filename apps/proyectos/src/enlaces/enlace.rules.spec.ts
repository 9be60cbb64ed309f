import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { namedIn, parOf } from './enlace.rules';

const [P, Q] = [new Types.ObjectId(), new Types.ObjectId()];
const end = (proyecto: Types.ObjectId, clave?: string) => ({
  tipo: 'tarea' as const,
  _id: new Types.ObjectId(),
  titulo: 'Pagar',
  proyecto,
  ...(clave && { clave }),
});

describe('what is linked how', () => {
  it('is the same from both ends, unless one waits for the other', () => {
    expect(parOf('relaciona', 'a', 'b')).toBe(parOf('relaciona', 'b', 'a'));
    expect(parOf('duplica', 'a', 'b')).toBe(parOf('duplica', 'b', 'a'));
    expect(parOf('bloquea', 'a', 'b')).not.toBe(parOf('bloquea', 'b', 'a'));
  });
});

describe('the history of one end', () => {
  it('names the other one, but not what its readers may not see', () => {
    expect(namedIn(end(P), end(P, 'T-1'))).toBe('T-1 · Pagar');
    expect(namedIn(end(P), end(P))).toBe('Pagar');
    expect(namedIn(end(P), end(Q, 'T-1'))).toBe('');
  });
});
