import { describe, expect, it } from 'vitest';
import { isActive, queryOf, readFiltro } from './filtro';

describe('the filter of the trail', () => {
  it('asks for every name of what is looked for', () => {
    const filtro = readFiltro(new URLSearchParams('grupo=restauraciones&entidad=tarea&otro=1'));
    expect(queryOf(filtro)).toBe('entidad=tarea&accion=restaurado%2Crestaurada');
    expect(isActive(filtro)).toBe(true);
  });

  it('asks for everything where nothing known is looked for', () => {
    const filtro = readFiltro(new URLSearchParams('grupo=nada'));
    expect(queryOf(filtro)).toBe('');
    expect(isActive(readFiltro(new URLSearchParams()))).toBe(false);
  });
});
