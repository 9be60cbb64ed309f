/** @jest-environment node */
import { afterEach, describe, expect, it } from '@jest/globals';
import { type Filtro, isActive, queryOf } from './filtro';
import { setZone } from '../../shared/testing/set-zone';

const NONE: Filtro = { persona: '', grupo: '', entidad: '', proyecto: '', desde: '', hasta: '' };

describe('the filter of the trail', () => {
  afterEach(() => setZone('UTC'));

  it.each([
    ['America/Mexico_City', '2026-11-20T06:00:00.000Z', '2026-11-21T05:59:59.999Z'],
    ['Pacific/Auckland', '2026-11-19T11:00:00.000Z', '2026-11-20T10:59:59.999Z'],
  ])('asks for whole days of %s', (zona, desde, hasta) => {
    setZone(zona);
    const query = new URLSearchParams(queryOf({ ...NONE, desde: '2026-11-20', hasta: '2026-11-20' }));
    expect(Object.fromEntries(query)).toEqual({ desde, hasta });
  });

  it.each(['ayer', '2026-99-99'])('passes on the invalid day %s, so that the API refuses it', (desde) => {
    expect(queryOf({ ...NONE, desde, hasta: desde })).toBe(`desde=${desde}&hasta=${desde}`);
  });

  it('asks for every name that the services use for the chosen action', () => {
    const filtro = { ...NONE, grupo: 'restauraciones', entidad: 'tarea' };
    expect(queryOf(filtro)).toBe('entidad=tarea&accion=restaurado%2Crestaurada');
    expect(isActive(filtro)).toBe(true);
  });

  it('asks for everything when the chosen action is unknown', () => {
    const filtro = { ...NONE, grupo: 'nada' };
    expect(queryOf(filtro)).toBe('');
    expect(isActive(NONE)).toBe(false);
  });
});
