import { describe, expect, it } from '@jest/globals';
import { sprintsByHistoria, type SprintCopia } from './sprint-of.rules';

const sprint = (numero: number, estado: SprintCopia['estado'], historias: string[]): SprintCopia => ({
  _id: `s${numero}`,
  nombre: `Sprint ${numero}`,
  numero,
  estado,
  historias,
});

describe('sprintsByHistoria', () => {
  it('lets an open sprint decide, then the newest completed one, never a cancelled one', () => {
    const found = sprintsByHistoria([
      sprint(4, 'en progreso', ['a']),
      sprint(3, 'completado', ['a', 'b']),
      sprint(2, 'completado', ['b']),
      sprint(5, 'cancelado', ['a', 'b', 'c']),
      sprint(6, 'pendiente', ['d']),
    ]);
    expect(Object.fromEntries(found)).toEqual({
      a: { _id: 's4', nombre: 'Sprint 4' },
      b: { _id: 's3', nombre: 'Sprint 3' },
      d: { _id: 's6', nombre: 'Sprint 6' },
    });
  });
});
