import { describe, expect, it } from '@jest/globals';
import { nov, unaHistoria, unSprint } from '../../../../test/escenario';
import { juicioOf, marchaOf } from './sprint';

const historia = (estado: 'pendiente' | 'completada', puntos: number) => ({
  ...unaHistoria({ estado, puntos }),
  version: 1,
});
/** Ten days, from the 16th to the 25th. */
const SPRINT = unSprint({ fechaInicio: nov(16), fechaFin: nov(25) });

describe('marchaOf', () => {
  it('counts points, and today as elapsed', () => {
    const historias = [historia('completada', 3), historia('pendiente', 5)];
    expect(marchaOf(SPRINT, historias, '2026-11-20')).toEqual({
      historias: 2,
      completadas: 1,
      puntos: 8,
      puntosCompletados: 3,
      tiempo: 50,
      hecho: 38,
    });
  });

  it('counts stories when nothing is estimated', () => {
    const historias = [historia('completada', 0), historia('pendiente', 0)];
    expect(marchaOf(SPRINT, historias, '2026-11-20')).toMatchObject({ puntos: 0, hecho: 50 });
  });

  it.each([
    ['2026-11-01', 0],
    ['2026-11-16', 10],
    ['2026-11-25', 100],
    ['2026-12-09', 100],
  ])('on %s %i %% of the time has elapsed', (hoy, tiempo) => {
    expect(marchaOf(SPRINT, [], hoy).tiempo).toBe(tiempo);
  });
});

it.each([
  [10, 50, 'Va por detrás: ha pasado el 50 % del tiempo.'],
  [45, 50, 'Va al ritmo: ha pasado el 50 % del tiempo.'],
  [80, 50, 'Va por delante: ha pasado el 50 % del tiempo.'],
  [100, 50, 'Está todo hecho.'],
])('%i %% done in %i %% of the time: %s', (hecho, tiempo, juicio) => {
  expect(juicioOf({ hecho, tiempo, historias: 3, completadas: 0, puntos: 0, puntosCompletados: 0 })).toBe(
    juicio,
  );
});
