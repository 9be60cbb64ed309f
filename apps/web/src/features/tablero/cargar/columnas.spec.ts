/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { ESTADOS_DE_COLUMNA } from '@pmp/contracts/sprints';
import { estadoIn, REGLAS } from './columnas';
import { aColumna } from '../letters';

describe('columns', () => {
  it('have the estados of the contract', () => {
    const mine = Object.fromEntries(Object.entries(REGLAS).map(([nombre, { estados }]) => [nombre, estados]));
    expect(mine).toEqual(ESTADOS_DE_COLUMNA);
  });

  it('give an arriving story their estado, unless it already has one of theirs', () => {
    expect(estadoIn(aColumna('En progreso'), 'pendiente')).toBe('en progreso');
    expect(estadoIn(aColumna('En progreso'), 'en revisión')).toBe('en revisión');
    expect(estadoIn(aColumna('Completado'), 'en revisión')).toBe('completada');
    expect(estadoIn(aColumna('Por hacer'), 'completada')).toBe('pendiente');
  });
});
