import { describe, expect, it } from '@jest/globals';
import { forgetLocales, readLocales } from './vistas-locales';

const ID = '0123456789abcdef01234567';
const store = (usuario: string, value: unknown) =>
  localStorage.setItem(`vistas-tareas:${usuario}`, JSON.stringify(value));

describe('views stored in this browser', () => {
  it('belong to one person', () => {
    store('ana', [{ id: ID, nombre: 'Urgentes', lista: 'prioridad=alta' }]);
    expect(readLocales('ana')).toEqual([{ _id: ID, nombre: 'Urgentes', lista: 'prioridad=alta' }]);
    expect(readLocales('luis')).toEqual([]);
    forgetLocales('ana');
    expect(readLocales('ana')).toEqual([]);
  });

  it.each([{}, [1, null, { nombre: 2 }], null, [{ id: 'x', nombre: 'A', lista: '' }]])(
    'survive a spoilt store: %j',
    (value) => {
      store('ana', value);
      expect(readLocales('ana')).toEqual([]);
    },
  );

  it('survive invalid JSON', () => {
    localStorage.setItem('vistas-tareas:ana', '{');
    expect(readLocales('ana')).toEqual([]);
  });

  it.each([
    { nombre: ' ', lista: '' },
    { nombre: 'x'.repeat(61), lista: '' },
    { nombre: 'A', lista: 'x'.repeat(1001) },
  ])('are left out when the account would refuse them', (parts) => {
    store('ana', [{ id: ID, ...parts }]);
    expect(readLocales('ana')).toEqual([]);
  });
});
