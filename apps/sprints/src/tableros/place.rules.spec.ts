import { describe, expect, it } from '@jest/globals';
import type { EstadoHistoria, HistoriaDeSprint } from '@pmp/contracts/sprints';
import { DomainError } from '@pmp/platform';
import { estadoInto, neighboursIn } from './place.rules';

const story = (_id: string, estado: EstadoHistoria) => ({ _id, estado }) as HistoriaDeSprint;
const board = [
  story('a', 'pendiente'),
  story('b', 'en progreso'),
  story('c', 'pendiente'),
  story('d', 'en revisión'),
  story('e', 'pendiente'),
];
const ESTADOS: Record<string, EstadoHistoria[]> = {
  'Por hacer': ['pendiente'],
  'En progreso': ['en progreso', 'en revisión'],
  Completado: ['completada'],
};
const named = (nombre: string) => ({ estados: ESTADOS[nombre]!, estado: ESTADOS[nombre]![0]! });
const isIn =
  (nombre: string) =>
  ({ estado }: HistoriaDeSprint) =>
    named(nombre).estados.includes(estado);
const one = (id: string) => board.find(({ _id }) => _id === id)!;

describe('estadoInto', () => {
  it('derives the estado from the column, or uses the one that was sent if it belongs there', () => {
    expect([
      estadoInto(named('En progreso'), undefined),
      estadoInto(named('En progreso'), 'en revisión'),
    ]).toEqual(['en progreso', 'en revisión']);
  });

  it('refuses an estado of another column', () => {
    expect(() => estadoInto(named('Completado'), 'pendiente')).toThrow(DomainError);
  });
});

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
    const neighbours = neighboursIn(isIn(columna), board, one(moved), despuesDe);
    const ids = neighbours && {
      despuesDe: neighbours.despuesDe?._id ?? null,
      antesDe: neighbours.antesDe?._id ?? null,
    };
    expect(ids).toEqual(expected);
  });

  it.each(['x', 'c'])('refuses a place after %j, off the board or itself', (despuesDe) => {
    expect(() => neighboursIn(isIn('Por hacer'), board, one('c'), despuesDe)).toThrow(DomainError);
  });
});
