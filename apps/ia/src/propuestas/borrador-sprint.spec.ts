import { describe, expect, it } from '@jest/globals';
import { id, nov, unaHistoria, unSprint } from '../../test/escenario';
import { chooseHistorias, inicioOf } from './borrador-sprint';

const historia = (n: number, parts: Partial<Parameters<typeof unaHistoria>[0] & object> = {}) => ({
  ...unaHistoria({ _id: id(n), orden: String(n), ...parts }),
  version: 1,
});
const elegidas = (...args: Parameters<typeof chooseHistorias>) =>
  chooseHistorias(...args).map(({ _id }) => Number.parseInt(_id, 16));

describe('chooseHistorias', () => {
  it('takes the most important first, then by rank, as many as fit', () => {
    const historias = [
      historia(20, { puntos: 5 }),
      historia(21, { puntos: 5, prioridad: 'crítica' }),
      historia(22, { puntos: 8, prioridad: 'alta' }),
      historia(23, { puntos: 2 }),
    ];
    expect(elegidas(historias, [], 12)).toEqual([21, 20, 23]);
  });

  it('leaves out stories that are done or in a pending or running sprint', () => {
    const historias = [20, 21, 22, 23].map((n) => historia(n));
    historias[3]!.estado = 'completada';
    const sprints = [
      unSprint({ historias: [id(20)] }),
      unSprint({ estado: 'pendiente', historias: [id(21)] }),
      unSprint({ estado: 'cancelado', historias: [id(22)] }),
    ];
    expect(elegidas(historias, sprints, 100)).toEqual([22]);
  });

  it('counts an unestimated story as three points', () => {
    const historias = [20, 21, 22].map((n) => historia(n, { puntos: 0 }));
    expect(elegidas(historias, [], 8)).toEqual([20, 21]);
  });
});

describe('inicioOf', () => {
  it('is the day after the last planned sprint, and never in the past', () => {
    expect(inicioOf([unSprint({ fechaFin: nov(27) })], '2026-11-20')).toBe('2026-11-28');
    expect(inicioOf([unSprint({ fechaFin: nov(2) })], '2026-11-20')).toBe('2026-11-20');
    expect(inicioOf([unSprint({ estado: 'cancelado' })], '2026-11-20')).toBe('2026-11-20');
  });
});
