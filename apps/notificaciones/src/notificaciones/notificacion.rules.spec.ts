import { describe, expect, it } from '@jest/globals';
import { criteriaOf } from './notificacion.rules';

describe('criteriaOf', () => {
  it.each([
    ['todas', {}],
    ['no-leidas', { leida: false }],
    ['equipo', { tipo: 'equipo' }],
  ] as const)('%s', (filtro, criteria) => {
    expect(criteriaOf(filtro)).toEqual(criteria);
  });
});
