import { describe, expect, it } from '@jest/globals';
import { Calendario } from '@pmp/platform';
import { Types } from 'mongoose';
import type { SprintDoc } from '../sprints/sprint.model';
import { burndownOf, scopeChangesOf, velocityOf, withLeftovers } from './informe.rules';

const UTC = new Calendario('UTC');
const at = (text: string) => new Date(`${text}Z`);
const punto = (fecha: string, alcance: number, completados: number, motivo = 'puntos' as const) => ({
  fecha: at(fecha),
  alcance,
  completados,
  motivo,
});
const sprint = {
  iniciado: at('2026-11-02T09:00'),
  cerrado: null,
  fechaFin: at('2026-11-06T00:00'),
  compromiso: { puntos: 20, historias: 4 },
};

describe('burndownOf', () => {
  it('shows how each day ended, and only the ideal line for days to come', () => {
    const puntos = [
      punto('2026-11-02T09:00', 20, 0),
      punto('2026-11-02T18:00', 20, 5),
      punto('2026-11-04T10:00', 26, 8),
    ];
    const days = burndownOf(sprint, puntos, at('2026-11-04T12:00'), UTC);
    expect(days.map(({ restante }) => restante)).toEqual([15, 15, 18, null, null]);
    expect(days.map(({ ideal }) => ideal)).toEqual([20, 15, 10, 5, 0]);
    expect(days.map(({ alcance }) => alcance)).toEqual([20, 20, 26, null, null]);
    expect(days[0]?.fecha).toBe('2026-11-02T00:00:00.000Z');
  });

  it('is empty before the start, continues past the planned end, and stops when the sprint was closed', () => {
    expect(burndownOf({ ...sprint, iniciado: null }, [], at('2026-11-04T12:00'), UTC)).toEqual([]);
    const late = burndownOf(sprint, [punto('2026-11-02T09:00', 20, 0)], at('2026-11-08T12:00'), UTC);
    expect(late.map(({ restante, ideal }) => [restante, ideal]).slice(-2)).toEqual([
      [20, 0],
      [20, 0],
    ]);
    const closed = burndownOf(
      { ...sprint, cerrado: at('2026-11-03T12:00') },
      [punto('2026-11-02T09:00', 20, 20)],
      at('2027-01-01T00:00'),
      UTC,
    );
    expect(closed.map(({ restante }) => restante)).toEqual([0, 0, null, null, null]);
  });
});

describe('the end of a closed sprint', () => {
  const traslado = (fecha: string, alcance: number, completados: number) => ({
    ...punto(fecha, alcance, completados),
    motivo: 'traslado' as const,
    autor: 'a',
  });
  /** What was measured, and by hand: points left at the end, points in the sprint then, changes of its scope. */
  const BY_HAND: [string, Parameters<typeof withLeftovers>[0], [number, number, number[][]]][] = [
    ['all done', [punto('2026-11-02T09:00', 20, 0), punto('2026-11-05T09:00', 20, 20)], [0, 20, []]],
    [
      'half of it carried over on closing',
      [
        punto('2026-11-02T09:00', 27, 0),
        punto('2026-11-04T09:00', 27, 13),
        traslado('2026-11-06T09:00', 13, 13),
      ],
      [14, 27, []],
    ],
    [
      'all but one story carried over just before closing',
      [punto('2026-11-02T09:00', 41, 5), traslado('2026-11-06T09:00', 5, 5), punto('2026-11-06T09:01', 5, 5)],
      [36, 41, []],
    ],
    [
      'grown on the way, the rest carried over',
      [
        punto('2026-11-02T09:00', 20, 0),
        punto('2026-11-03T09:00', 28, 0),
        traslado('2026-11-06T09:00', 12, 12),
      ],
      [16, 28, [[20, 28]]],
    ],
    [
      'carried over in the middle, and finished after that',
      [
        punto('2026-11-02T09:00', 20, 0),
        traslado('2026-11-03T09:00', 12, 0),
        punto('2026-11-05T09:00', 12, 12),
      ],
      [0, 12, [[20, 12]]],
    ],
    [
      'nothing done, everything carried over',
      [punto('2026-11-02T09:00', 20, 0), traslado('2026-11-06T09:00', 0, 0)],
      [20, 20, []],
    ],
  ];

  it.each(BY_HAND)('%s', (_what, medidas, [left, scope, changes]) => {
    const puntos = withLeftovers(medidas);
    const closed = { ...sprint, cerrado: at('2026-11-06T09:01') };
    const last = burndownOf(closed, puntos, at('2027-01-01T00:00'), UTC).at(-1);
    expect(last).toMatchObject({ restante: left, alcance: scope });
    expect(scopeChangesOf(puntos, new Map()).map(({ antes, despues }) => [antes, despues])).toEqual(changes);
  });
});

describe('the days of a burndown', () => {
  const evening = [punto('2026-11-03T02:30', 20, 0), punto('2026-11-05T01:00', 20, 13)];
  const started = { ...sprint, iniciado: at('2026-11-03T02:30') };
  const shown = (zona: string, now: string, of = started, puntos = evening) =>
    burndownOf(of, puntos, at(now), new Calendario(zona)).map(
      ({ fecha, restante }) => `${fecha.slice(5, 10)}: ${restante ?? '-'}`,
    );

  it('are the installation’s, west and east of UTC', () => {
    expect(shown('America/Mexico_City', '2026-11-05T03:00')).toEqual([
      '11-02: 20',
      '11-03: 20',
      '11-04: 7',
      '11-05: -',
      '11-06: -',
    ]);
    expect(shown('Pacific/Auckland', '2026-11-05T11:30')).toEqual([
      '11-03: 20',
      '11-04: 20',
      '11-05: 7',
      '11-06: 7',
    ]);
  });

  it('follow one another when the clocks change', () => {
    const of = { ...sprint, iniciado: at('2026-10-24T08:00'), fechaFin: at('2026-10-27T00:00') };
    const puntos = [
      punto('2026-10-24T08:00', 20, 0),
      punto('2026-10-25T22:30', 20, 5),
      punto('2026-10-25T23:30', 20, 9),
    ];
    expect(shown('Europe/Madrid', '2026-10-26T10:00', of, puntos)).toEqual([
      '10-24: 20',
      '10-25: 15',
      '10-26: 11',
      '10-27: -',
    ]);
  });
});

describe('scopeChangesOf', () => {
  it('separates changes of scope from work done', () => {
    const puntos = [
      punto('2026-11-02T09:00', 20, 0),
      punto('2026-11-03T09:00', 20, 5),
      { ...punto('2026-11-04T09:00', 12, 5), motivo: 'traslado' as const, autor: 'a' },
    ];
    const ana = { _id: 'a', nombre: 'Ana', avatar: null };
    expect(scopeChangesOf(puntos, new Map([['a', ana]]))).toEqual([
      { fecha: '2026-11-04T09:00:00.000Z', antes: 20, despues: 12, motivo: 'traslado', autor: ana },
    ]);
  });
});

describe('velocityOf', () => {
  const doc = (numero: number, estado: SprintDoc['estado'], puntos: number) =>
    ({
      _id: new Types.ObjectId(),
      numero,
      nombre: `S${numero}`,
      estado,
      cerrado: new Date(numero),
      compromiso: { puntos: 10, historias: 1 },
      resultado: { puntos, historias: 1 },
    }) as SprintDoc;

  it('is the mean of the last six completed sprints, oldest first', () => {
    const docs = [8, 1, 2, 3, 4, 5, 6].map((n) => doc(n, 'completado', n));
    const { media, sprints } = velocityOf([...docs, doc(7, 'cancelado', 50)]);
    expect(sprints.map(({ numero }) => numero)).toEqual([2, 3, 4, 5, 6, 8]);
    expect(media).toBe(4.67);
  });

  it('is unknown without any', () => {
    expect(velocityOf([doc(1, 'en progreso', 5)])).toEqual({ media: null, sprints: [] });
  });
});
