/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { diaEscrito } from './dia-escrito';

it.each([
  ['25', '2026-11-25'],
  ['3', '2026-12-03'],
  ['25/12', '2026-12-25'],
  ['1/2', '2027-02-01'],
  ['1-2-2026', '2026-02-01'],
  ['31/2', undefined],
  ['mañana', undefined],
])('%s is %s', (texto, dia) => {
  expect(diaEscrito(texto, '2026-11-20')).toBe(dia);
});
