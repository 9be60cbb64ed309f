// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type Filtro, isActive, queryOf } from './filtro';

const NONE: Filtro = { persona: '', grupo: '', entidad: '', proyecto: '', desde: '', hasta: '' };

describe('the filter of the trail', () => {
  it('asks for every name of what is looked for', () => {
    const filtro = { ...NONE, grupo: 'restauraciones', entidad: 'tarea' };
    expect(queryOf(filtro)).toBe('entidad=tarea&accion=restaurado%2Crestaurada');
    expect(isActive(filtro)).toBe(true);
  });

  it('asks for everything where nothing known is looked for', () => {
    const filtro = { ...NONE, grupo: 'nada' };
    expect(queryOf(filtro)).toBe('');
    expect(isActive(NONE)).toBe(false);
  });
});
