import { describe, expect, it } from '@jest/globals';
import { UTC } from '../../../test/escenario';
import { forecastSprint } from './forecast.rules';

const VIERNES = UTC.diaOf('2026-11-20');
const always = (n: number) => ({ laborables: [n, n], finesDeSemana: [0] });

const forecast = (restante: number, dias: number, ritmo = always(2), semilla = 's') =>
  forecastSprint({ restante, hoy: VIERNES, fin: VIERNES + dias, ritmo }, semilla);

describe('forecastSprint', () => {
  it('is certain for a team that does the same every working day', () => {
    // Four are done on Friday and Monday.
    expect(forecast(4, 3)).toEqual({ probabilidad: 1, diaProbable: VIERNES + 3 });
    expect(forecast(4, 2)).toEqual({ probabilidad: 0, diaProbable: VIERNES + 3 });
  });

  it('comes close to what can be computed by hand', () => {
    // On each of two working days, nothing or one thing gets done, at equal odds: both get done in one future of four.
    const { probabilidad } = forecast(2, 3, { laborables: [0, 1], finesDeSemana: [0] });
    expect(probabilidad).toBeGreaterThan(0.22);
    expect(probabilidad).toBeLessThan(0.28);
  });

  it('depends on its seed and on nothing else', () => {
    const ritmo = { laborables: [0, 1, 3, 5], finesDeSemana: [0, 1] };
    expect(forecast(20, 10, ritmo)).toEqual(forecast(20, 10, ritmo));
    const others = ['a', 'b', 'c'].map((semilla) => forecast(20, 10, ritmo, semilla).probabilidad);
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  it('sees no end when nothing gets done', () => {
    expect(forecast(1, 30, always(0))).toEqual({ probabilidad: 0, diaProbable: null });
  });
});
