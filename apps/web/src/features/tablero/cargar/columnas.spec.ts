/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { columnaDe as ofContract, ESTADOS_HISTORIA, type ReglaColumna } from '@pmp/contracts/sprints';
import { aColumna, aRegla } from '../letters';
import { columnaDe, estadoIn } from './columnas';

const enCurso = ['en progreso', 'en revisión'] as const;
const columnas: ReglaColumna[] = [
  aRegla('Ideas', 'pendiente'),
  aRegla('Diseño', 'en progreso', { estados: [...enCurso], recibe: [] }),
  aRegla('Taller', 'en progreso', { estados: [...enCurso], recibe: [...enCurso], sustituye: ['Vieja'] }),
  aRegla('Hecho', 'completada'),
];

describe('columns', () => {
  it('hold what the contract says', () => {
    for (const estado of ESTADOS_HISTORIA)
      for (const columna of [null, undefined, 'Vieja', 'otra', ...columnas.map(({ _id }) => _id)]) {
        const placed = { estado, columna };
        expect([placed, columnaDe(columnas, placed)]).toEqual([placed, ofContract(columnas, placed)]);
      }
    expect(columnaDe(columnas, { estado: 'en progreso', columna: 'Diseño' })?.nombre).toBe('Diseño');
  });

  it('give an arriving story their estado, unless it already has one of theirs', () => {
    expect(estadoIn(aColumna('En progreso'), 'pendiente')).toBe('en progreso');
    expect(estadoIn(aColumna('En progreso'), 'en revisión')).toBe('en revisión');
    expect(estadoIn(aColumna('Completado'), 'en revisión')).toBe('completada');
    expect(estadoIn(aColumna('Por hacer'), 'completada')).toBe('pendiente');
  });
});
