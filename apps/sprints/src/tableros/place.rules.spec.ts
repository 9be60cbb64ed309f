import { describe, expect, it } from '@jest/globals';
import type { EstadoHistoria } from '@pmp/contracts/sprints';
import { DomainError } from '@pmp/platform';
import { estadoInto } from './place.rules';

const ESTADOS: Record<string, EstadoHistoria[]> = {
  'En progreso': ['en progreso', 'en revisión'],
  Completado: ['completada'],
};
const named = (nombre: string) => ({ estados: ESTADOS[nombre]!, estado: ESTADOS[nombre]![0]! });

describe('estadoInto', () => {
  it('derives the estado from the column, or uses the one that was sent if it belongs there', () => {
    expect([
      estadoInto(named('En progreso'), undefined),
      estadoInto(named('En progreso'), 'en revisión'),
    ]).toEqual(['en progreso', 'en revisión']);
  });

  it('refuses an estado of another column', () => {
    expect(() => estadoInto(named('Completado'), 'pendiente')).toThrow(DomainError);
  });
});
