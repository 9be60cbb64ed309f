/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { conMarca } from './con-marca';

const TEXTO = 'Pasos:\n\n- [ ] uno\n  1. [x] dos\n> - [ ] tres\n- cuatro';

it.each([
  [2, true, '- [x] uno'],
  [3, false, '  1. [ ] dos'],
  [4, true, '> - [x] tres'],
])('line %d is ticked and no other changes', (linea, hecho, line) =>
  expect(conMarca(TEXTO, linea, hecho)).toBe(TEXTO.split('\n').with(linea, line).join('\n')),
);

it.each([0, 5, 99])('line %d is no task', (linea) => expect(conMarca(TEXTO, linea, true)).toBeUndefined());
