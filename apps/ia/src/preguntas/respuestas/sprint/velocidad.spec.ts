import { describe, expect, it } from '@jest/globals';
import { id, nov, unaHistoria, unSprint } from '../../../../test/escenario';
import { velocidadOf } from './velocidad';

const hecha = (n: number, puntos: number) => ({
  ...unaHistoria({ _id: id(n), estado: 'completada', puntos }),
  version: 1,
});
const completado = (n: number, historias: number[]) =>
  unSprint({ _id: id(100 + n), estado: 'completado', fechaFin: nov(n), historias: historias.map(id) });

describe('velocidadOf', () => {
  it('is the mean of what completed sprints finished', () => {
    const historias = [hecha(1, 5), hecha(2, 8), { ...hecha(3, 3), estado: 'pendiente' as const }];
    const sprints = [completado(10, [1]), completado(2, [2, 3]), unSprint({ historias: [id(1)] })];
    const { media, sprints: medidos } = velocidadOf(sprints, historias);
    expect(media).toBe(6.5);
    expect(medidos.map(({ puntos, historias: n }) => [puntos, n])).toEqual([
      [8, 1],
      [5, 1],
    ]);
  });

  it('uses the last six sprints', () => {
    const sprints = [1, 2, 3, 4, 5, 6, 7].map((n) => completado(n, n === 1 ? [1] : [2]));
    expect(velocidadOf(sprints, [hecha(1, 100), hecha(2, 4)]).media).toBe(4);
  });

  it('is unknown before the first sprint', () => expect(velocidadOf([unSprint()], []).media).toBeNull());
});
