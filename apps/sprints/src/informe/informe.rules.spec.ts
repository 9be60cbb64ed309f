import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { SprintDoc } from '../sprints/sprint.model';
import { burndownOf, scopeChangesOf, velocityOf } from './informe.rules';

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
  it('shows how each day ended, and only the ideal of days to come', () => {
    const puntos = [
      punto('2026-11-02T09:00', 20, 0),
      punto('2026-11-02T18:00', 20, 5),
      punto('2026-11-04T10:00', 26, 8),
    ];
    const days = burndownOf(sprint, puntos, at('2026-11-04T12:00'));
    expect(days.map(({ restante }) => restante)).toEqual([15, 15, 18, null, null]);
    expect(days.map(({ ideal }) => ideal)).toEqual([20, 15, 10, 5, 0]);
    expect(days.map(({ alcance }) => alcance)).toEqual([20, 20, 26, null, null]);
    expect(days[0]?.fecha).toBe('2026-11-02T00:00:00.000Z');
  });

  it('is empty before the start, goes on when the end has passed, and stops where the sprint was closed', () => {
    expect(burndownOf({ ...sprint, iniciado: null }, [], at('2026-11-04T12:00'))).toEqual([]);
    const late = burndownOf(sprint, [punto('2026-11-02T09:00', 20, 0)], at('2026-11-08T12:00'));
    expect(late.map(({ restante, ideal }) => [restante, ideal]).slice(-2)).toEqual([
      [20, 0],
      [20, 0],
    ]);
    const closed = burndownOf(
      { ...sprint, cerrado: at('2026-11-03T12:00') },
      [punto('2026-11-02T09:00', 20, 20)],
      at('2027-01-01T00:00'),
    );
    expect(closed.map(({ restante }) => restante)).toEqual([0, 0, null, null, null]);
  });
});

describe('scopeChangesOf', () => {
  it('tells changes of scope apart from work done', () => {
    const puntos = [
      punto('2026-11-02T09:00', 20, 0),
      punto('2026-11-03T09:00', 20, 5),
      { ...punto('2026-11-04T09:00', 12, 5), motivo: 'traslado' as const },
    ];
    expect(scopeChangesOf(puntos)).toEqual([
      { fecha: '2026-11-04T09:00:00.000Z', antes: 20, despues: 12, motivo: 'traslado' },
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
