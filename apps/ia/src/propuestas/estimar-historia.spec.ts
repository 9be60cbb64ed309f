import { describe, expect, it } from '@jest/globals';
import { id, unaHistoria } from '../../test/escenario';
import { estimate } from './estimar-historia';

const historia = (n: number, titulo: string, puntos: number) => ({
  ...unaHistoria({ _id: id(n), titulo, puntos }),
  version: 1,
});
const NUEVA = historia(1, 'Pagar con tarjeta', 0);

describe('estimate', () => {
  it('takes the median of the most similar', () => {
    const historias = [
      NUEVA,
      historia(2, 'Pagar con bono', 5),
      historia(3, 'Devolver con tarjeta', 3),
      historia(4, 'Pago con tarjetas guardadas', 8),
      historia(5, 'Exportar informes', 100),
    ];
    const estimacion = estimate(NUEVA, historias);
    expect(estimacion?.puntos).toBe(5);
    expect(estimacion?.parecidas).toHaveLength(3);
  });

  it('takes the median of all when none is similar', () => {
    const historias = [2, 3, 13].map((puntos, i) => historia(10 + i, 'Exportar informes', puntos));
    expect(estimate(NUEVA, historias)).toEqual({ puntos: 3, parecidas: [] });
  });

  it('returns nothing when there is nothing to compare with', () => {
    expect(estimate(NUEVA, [NUEVA, historia(2, 'Exportar', 3), historia(3, 'Informes', 0)])).toBeNull();
  });
});
