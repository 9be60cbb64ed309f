import { describe, expect, it } from '@jest/globals';
import { ANA, id, LUIS, nov, PROYECTO } from '../../test/escenario';
import { fold } from './fold.rules';
import type { Hallazgo } from './regla/regla';

const unHallazgo = (fields: Partial<Hallazgo> = {}): Hallazgo => ({
  regla: 'tarea-vencida',
  severidad: 'media',
  peso: 1,
  sobre: 'tarea',
  item: id(4),
  causa: 'c',
  nombre: 'Pasarela',
  resumen: 'venció ayer',
  titulo: 'Tarea vencida: «Pasarela»',
  descripcion: 'd',
  fechaLimite: null,
  sugerencia: 's',
  siguientePaso: 'p',
  usuarios: [LUIS],
  evidencia: [],
  enlace: '/tareas/4',
  ...fields,
});

const vencidas = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    unHallazgo({ item: id(40 + i), nombre: `T${i}`, peso: 100 - i, fechaLimite: nov(19 - i) }),
  );

describe('fold', () => {
  it('puts the worst first, and always in the same order', () => {
    const hallazgos = [
      unHallazgo({ item: id(1), severidad: 'baja' }),
      unHallazgo({ item: id(2), severidad: 'alta', peso: 1 }),
      unHallazgo({ item: id(3), severidad: 'alta', peso: 5 }),
      unHallazgo({ item: id(4), severidad: 'crítica' }),
    ];
    const order = [id(4), id(3), id(2), id(1)];
    expect(fold(hallazgos, PROYECTO).map(({ item }) => item)).toEqual(order);
    expect(fold(hallazgos.toReversed(), PROYECTO).map(({ item }) => item)).toEqual(order);
  });

  it('reports one item once, by the worst rule, with what the others say', () => {
    const bloqueada = unHallazgo({
      regla: 'bloqueada-demasiado',
      severidad: 'alta',
      resumen: 'lleva 5 días bloqueada',
      usuarios: [ANA],
    });
    expect(fold([unHallazgo(), bloqueada], PROYECTO)).toEqual([
      {
        ...bloqueada,
        usuarios: [ANA, LUIS],
        evidencia: [{ texto: 'También: venció ayer', enlace: null }],
      },
    ]);
  });

  it('keeps four of a kind apart', () => {
    expect(fold(vencidas(4), PROYECTO).map(({ nombre }) => nombre)).toEqual(['T0', 'T1', 'T2', 'T3']);
  });

  it('folds everything beyond three when there are more than four', () => {
    const [, , , resto, ...nothing] = fold(vencidas(12), PROYECTO);
    expect(nothing).toEqual([]);
    expect(resto).toMatchObject({
      item: PROYECTO,
      titulo: 'Y 9 tareas vencidas más',
      descripcion:
        'Además de las 3 que se muestran aparte: «T3» (venció ayer), «T4» (venció ayer), «T5» (venció ayer) y otras 6.',
      fechaLimite: nov(8),
      enlace: `/backlog/${PROYECTO}`,
    });
    expect(resto?.evidencia).toHaveLength(8);
    expect(resto?.evidencia.at(-1)).toEqual({ texto: 'y 2 más', enlace: null });
  });

  it('has the same cause in whatever order things are found, and another one when it grows', () => {
    const causa = (hallazgos: Hallazgo[]) => fold(hallazgos, PROYECTO).at(-1)?.causa;
    expect(causa(vencidas(12).toReversed())).toBe(causa(vencidas(12)));
    expect(causa(vencidas(13))).not.toBe(causa(vencidas(12)));
  });
});
