/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { changedFields, conflicts, pick } from './merge-edits';

const base = {
  nombre: 'Pagos',
  objetivo: '',
  fechaInicio: '2026-11-02',
  fechaFin: '2026-11-16',
  historiasSeleccionadas: ['a', 'b'],
};

describe('edits of two people', () => {
  it('are the fields each has changed; the order of the stories does not count', () => {
    const mine = { ...base, nombre: 'Cobros', historiasSeleccionadas: ['b', 'a'] };
    expect(changedFields(base, mine)).toEqual(['nombre']);
    expect(pick(mine, ['nombre'])).toEqual({ nombre: 'Cobros' });
    expect(changedFields(base, { ...base, historiasSeleccionadas: ['a', 'c'] })).toEqual([
      'historiasSeleccionadas',
    ]);
  });

  it('conflict only in the same field, and not when both wrote the same', () => {
    const mine = { ...base, nombre: 'Cobros', objetivo: 'Cobrar' };
    expect(conflicts(base, mine, { ...base, fechaFin: '2026-11-20' })).toEqual([]);
    expect(conflicts(base, mine, { ...base, nombre: 'Caja' })).toEqual(['nombre']);
    expect(conflicts(base, mine, { ...base, objetivo: 'Cobrar' })).toEqual([]);
  });
});
