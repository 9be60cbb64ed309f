/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { changedFields, conflicts, filledIn, pick } from './merge-edits';

const base = { titulo: 'A', estado: 'pendiente', puntos: 3, historias: ['a', 'b'] };

describe('merging edits', () => {
  it('finds the changed fields', () => {
    expect(changedFields(base, { ...base, titulo: 'B' })).toEqual(['titulo']);
    expect(changedFields(base, { ...base, historias: ['b', 'a'] })).toEqual([]);
    expect(changedFields(base, { ...base, historias: ['a', 'c'] })).toEqual(['historias']);
    expect(pick({ ...base, titulo: 'B' }, ['titulo'])).toEqual({ titulo: 'B' });
  });

  it.each([
    ['different fields', { titulo: 'B' }, { ...base, puntos: 5 }, []],
    ['the same field', { titulo: 'B' }, { ...base, titulo: 'C' }, ['titulo']],
    ['the same field to the same', { titulo: 'B' }, { ...base, titulo: 'B' }, []],
  ])('%s', (_case, mine, theirs, expected) => {
    expect(conflicts(base, mine, theirs)).toEqual(expected);
  });

  it('leaves empty fields out', () => {
    expect(filledIn({ titulo: 'A', descripcion: '', asignado: '', puntos: 0, tiempo: null })).toEqual({
      titulo: 'A',
      puntos: 0,
    });
  });
});
