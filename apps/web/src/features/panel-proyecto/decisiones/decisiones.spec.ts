import { describe, expect, it } from '@jest/globals';
import type { DecisionTomada } from '@pmp/contracts/common';
import { enUna } from './get-decisiones';

const at = (...horas: number[]) =>
  horas.map(
    (hora) => ({ _id: `${hora}`, decision: { fecha: `2026-11-29T${hora}:00:00.000Z` } }) as DecisionTomada,
  );
const ids = ({ decisiones }: { decisiones: DecisionTomada[] }) => decisiones.map(({ _id }) => Number(_id));

describe('two lists of decisions as one', () => {
  it('are in the order in which they were taken', () => {
    const una = enUna([
      { decisiones: at(18, 12), hayMas: false },
      { decisiones: at(15, 10), hayMas: false },
    ]);
    expect(ids(una)).toEqual([18, 15, 12, 10]);
    expect(una.hasta).toBeNull();
  });

  it('leave for the next page what is older than the end of one that goes on', () => {
    const una = enUna([
      { decisiones: at(18, 14), hayMas: true },
      { decisiones: at(15, 13, 10), hayMas: true },
    ]);
    expect(ids(una)).toEqual([18, 15, 14]);
    expect(una.hasta).toBe('2026-11-29T14:00:00.000Z');
  });
});
