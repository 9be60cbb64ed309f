import { describe, expect, it } from '@jest/globals';
import { bodyOf } from './form.rules';

const NUMBERS = new Set(['tiempoEstimado', 'version']);

describe('bodyOf', () => {
  it('reads numbers, keeps texts and blanks that clear a field, and drops a blank id or version', () => {
    const texts = { titulo: '7', tiempoEstimado: '2.5', version: '3', _id: ' ', despuesDe: '', asignado: '' };
    expect(bodyOf(new Map(Object.entries(texts)), NUMBERS)).toEqual({
      titulo: '7',
      tiempoEstimado: 2.5,
      version: 3,
      despuesDe: null,
      asignado: '',
    });
  });

  it('leaves a malformed number for the schema to refuse', () => {
    expect(bodyOf(new Map([['tiempoEstimado', 'mucho']]), NUMBERS)).toEqual({ tiempoEstimado: NaN });
  });
});
