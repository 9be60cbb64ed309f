/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { suggestClave } from './suggest-clave';

it.each([
  ['Tienda', 'TIEND'],
  ['Portal del empleado', 'PDE'],
  ['  Índice 2026 ', 'I2'],
  ['¿?', ''],
  ['', ''],
])('a project called %j gets the key %j', (nombre, clave) => {
  expect(suggestClave(nombre)).toBe(clave);
});
