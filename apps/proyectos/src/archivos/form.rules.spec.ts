import { describe, expect, it } from '@jest/globals';
import { bodyOf } from './form.rules';

describe('bodyOf', () => {
  it('reads numbers, keeps texts and what clears, and drops what says nothing', () => {
    const texts = { titulo: '7', tiempoEstimado: '2.5', version: '3', _id: ' ', despuesDe: '', asignado: '' };
    expect(bodyOf(new Map(Object.entries(texts)))).toEqual({
      titulo: '7',
      tiempoEstimado: 2.5,
      version: 3,
      despuesDe: null,
      asignado: '',
    });
  });

  it('leaves a number that is none to the schema', () => {
    expect(bodyOf(new Map([['tiempoEstimado', 'mucho']]))).toEqual({ tiempoEstimado: NaN });
  });
});
