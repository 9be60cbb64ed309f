import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@pmp/platform';
import { Types } from 'mongoose';
import { neighboursIn } from './neighbours.rules';

const ids = new Map(['a', 'b', 'c', 'd', 'e', 'x'].map((name) => [name, new Types.ObjectId()]));
const idOf = (name: string) => ids.get(name)!.toHexString();
const nameOf = (_id: Types.ObjectId | undefined) => [...ids].find(([, id]) => id === _id)?.[0] ?? null;
const story = (name: string, estado: string) => ({ _id: ids.get(name)!, estado });
const board = [
  story('a', 'pendiente'),
  story('b', 'en progreso'),
  story('c', 'pendiente'),
  story('d', 'en revisión'),
  story('e', 'pendiente'),
];
const ESTADOS: Record<string, string[]> = {
  'Por hacer': ['pendiente'],
  'En progreso': ['en progreso', 'en revisión'],
  Completado: ['completada'],
};
const isIn =
  (nombre: string) =>
  ({ estado }: { estado: string }) =>
    ESTADOS[nombre]!.includes(estado);
const one = (name: string) => board.find(({ _id }) => _id === ids.get(name))!;

describe('neighboursIn', () => {
  it.each([
    ['first', 'Por hacer', 'b', null, { despuesDe: null, antesDe: 'a' }],
    ['after one', 'Por hacer', 'b', 'a', { despuesDe: 'a', antesDe: 'c' }],
    ['after the last', 'Por hacer', 'b', 'e', { despuesDe: 'e', antesDe: null }],
    [
      'last of another column, when no place is named',
      'Por hacer',
      'b',
      undefined,
      { despuesDe: 'e', antesDe: null },
    ],
    ['over its own place', 'Por hacer', 'c', 'a', { despuesDe: 'a', antesDe: 'e' }],
    ['into an empty column', 'Completado', 'a', null, { despuesDe: null, antesDe: null }],
    ['after a story that has just left', 'Por hacer', 'c', 'd', { despuesDe: 'd', antesDe: 'e' }],
    ['in front of what follows on the board', 'En progreso', 'a', 'd', { despuesDe: 'd', antesDe: 'e' }],
    ['there too, when no place is named', 'En progreso', 'a', undefined, { despuesDe: 'd', antesDe: 'e' }],
    ['nowhere, when it is in the column and no place is named', 'Por hacer', 'c', undefined, null],
  ] as const)('%s', (_why, columna, moved, despuesDe, expected) => {
    const neighbours = neighboursIn(isIn(columna), board, one(moved), despuesDe && idOf(despuesDe));
    const between = neighbours && {
      despuesDe: nameOf(neighbours.despuesDe?._id),
      antesDe: nameOf(neighbours.antesDe?._id),
    };
    expect(between).toEqual(expected);
  });

  it.each(['x', 'c'])('refuses a place after %j, off the board or itself', (despuesDe) => {
    expect(() => neighboursIn(isIn('Por hacer'), board, one('c'), idOf(despuesDe))).toThrow(DomainError);
  });
});
