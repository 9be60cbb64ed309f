/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { filterByNombre } from './filter-by-nombre';

const [alvaro, beta] = [{ nombre: 'Álvaro' }, { nombre: 'Beta' }];

it('finds names ignoring case and accents', () => {
  expect(filterByNombre([alvaro, beta], ' alv')).toEqual([alvaro]);
  expect(filterByNombre([alvaro, beta], '')).toEqual([alvaro, beta]);
});
