/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { aProyecto, aTarea } from '../../../shared/testing/datos/builders';
import { nextOrden, ordenOf, sortTareas } from './orden';

const portal = aProyecto({ clave: 'B' });
const tienda = aProyecto({ clave: 'A' });
const byId = new Map([portal, tienda].map((proyecto) => [proyecto._id, proyecto]));
const tareas = [
  aTarea({ titulo: 'Ñu 10', prioridad: 'crítica', proyecto: portal._id, fechaLimite: null }),
  aTarea({
    titulo: 'Ñu 2',
    prioridad: 'baja',
    proyecto: tienda._id,
    fechaLimite: '2026-11-02T00:00:00.000Z',
  }),
  aTarea({ titulo: 'Zeta', prioridad: 'alta', proyecto: 'perdido', fechaLimite: '2026-11-01T00:00:00.000Z' }),
];
const sorted = (text: string) => sortTareas(tareas, ordenOf(text), byId).map(({ titulo }) => titulo);

describe('sortTareas', () => {
  it.each([
    ['titulo', ['Ñu 2', 'Ñu 10', 'Zeta']],
    ['-titulo', ['Zeta', 'Ñu 10', 'Ñu 2']],
    ['prioridad', ['Ñu 2', 'Zeta', 'Ñu 10']],
    ['proyecto', ['Ñu 2', 'Ñu 10', 'Zeta']],
    ['fechaLimite', ['Zeta', 'Ñu 2', 'Ñu 10']],
    ['-fechaLimite', ['Ñu 2', 'Zeta', 'Ñu 10']],
    ['inventada', ['Ñu 10', 'Ñu 2', 'Zeta']],
  ])('by %s, with missing values last', (text, expected) => expect(sorted(text)).toEqual(expected));

  it('cycles through ascending, descending and unsorted', () => {
    expect(nextOrden(null, 'estado')).toBe('estado');
    expect(nextOrden(ordenOf('estado'), 'estado')).toBe('-estado');
    expect(nextOrden(ordenOf('-estado'), 'estado')).toBe('');
    expect(nextOrden(ordenOf('-estado'), 'tipo')).toBe('tipo');
  });
});
