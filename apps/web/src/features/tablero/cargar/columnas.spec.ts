/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { aColumna } from '../letters';
import { estadoIn } from './columnas';

describe('columns', () => {
  it('give an arriving story their estado, unless it already has one of theirs', () => {
    expect(estadoIn(aColumna('En progreso'), 'pendiente')).toBe('en progreso');
    expect(estadoIn(aColumna('En progreso'), 'en revisión')).toBe('en revisión');
    expect(estadoIn(aColumna('Completado'), 'en revisión')).toBe('completada');
    expect(estadoIn(aColumna('Por hacer'), 'completada')).toBe('pendiente');
  });
});
