import { describe, expect, it } from '@jest/globals';
import { avanceOf, duracion, puntosHechos, velocidadMedia } from './sprint-figures';
import { aSprint, aSprintHistoria } from '../../../shared/testing/datos/sprints';

describe('figures of a sprint', () => {
  it('count its days, rounded up', () => {
    expect(duracion('2026-11-02T00:00:00.000Z', '2026-11-16T00:00:00.000Z')).toBe(14);
    expect(duracion('2026-11-02T09:00:00.000Z', '2026-11-03T10:00:00.000Z')).toBe(2);
    expect(duracion('2026-11-02T00:00:00.000Z', '2026-11-01T00:00:00.000Z')).toBe(0);
  });

  it('count the points of finished stories as done', () => {
    const sprint = aSprint({
      historias: [aSprintHistoria({ puntos: 5, estado: 'completada' }), aSprintHistoria({ puntos: 8 })],
    });
    expect(puntosHechos(sprint)).toBe(5);
  });

  it('measure progress in points, or in stories when none has points', () => {
    const hecha = { estado: 'completada' } as const;
    const of = (...historias: Parameters<typeof aSprintHistoria>[0][]) => {
      const made = historias.map((each) => aSprintHistoria(each));
      return avanceOf(
        aSprint({ historias: made, puntosTotales: made.reduce((sum, { puntos }) => sum + puntos, 0) }),
      );
    };
    expect(of({ puntos: 5, ...hecha }, { puntos: 8 })).toEqual({ en: 'puntos', hechos: 5, total: 13 });
    expect(of({ puntos: 0, ...hecha }, { puntos: 0 }, { puntos: 0 })).toEqual({
      en: 'historias',
      hechos: 1,
      total: 3,
    });
  });

  it('take the velocity from the last three completed sprints, and none before the first', () => {
    const done = (numero: number, puntos: number) =>
      aSprint({
        numero,
        estado: 'completado',
        historias: [aSprintHistoria({ puntos, estado: 'completada' })],
      });
    expect(velocidadMedia([aSprint({ estado: 'en progreso' })])).toBeNull();
    expect(velocidadMedia([done(1, 100), done(2, 10), done(3, 20), done(4, 30)])).toBe(20);
  });
});
