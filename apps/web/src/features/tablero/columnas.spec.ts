/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { ESTADOS_DE_COLUMNA } from '@pmp/contracts/sprints';
import { estadoIn, REGLAS } from './columnas';
import { aColumna } from './letters';

describe('columns', () => {
  it('hold the states that the contract says', () => {
    const mine = Object.fromEntries(Object.entries(REGLAS).map(([nombre, { estados }]) => [nombre, estados]));
    expect(mine).toEqual(ESTADOS_DE_COLUMNA);
  });

  it('give their state to a story that comes in, and leave one that fits', () => {
    expect(estadoIn(aColumna('En progreso'), 'pendiente')).toBe('en progreso');
    expect(estadoIn(aColumna('En progreso'), 'en revisión')).toBe('en revisión');
    expect(estadoIn(aColumna('Completado'), 'en revisión')).toBe('completada');
    expect(estadoIn(aColumna('Por hacer'), 'completada')).toBe('pendiente');
  });
});
