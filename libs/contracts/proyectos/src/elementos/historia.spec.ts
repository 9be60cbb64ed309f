import { expect, it } from '@jest/globals';
import { historiaUpdateSchema } from './historia';

it.each([
  ['', 0],
  [null, 0],
  [2.5, 2.5],
])('points sent as %j are read as %d', (puntos, leidos) => {
  expect(historiaUpdateSchema.parse({ puntos })).toEqual({ puntos: leidos });
});

it.each(['3', -1, 1_001, {}])('points sent as %j are rejected', (puntos) => {
  const [issue] = historiaUpdateSchema.safeParse({ puntos }).error?.issues ?? [];
  expect(issue?.message).toBe('Los puntos deben ser un número entre 0 y 1000');
});
