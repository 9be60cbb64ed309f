import { describe, expect, it } from '@jest/globals';
import { nov, unaEpica, unaHistoria, unaTarea, vistaDe, type Partes } from '../../../test/escenario';
import { epicaSinAvance } from './epica-sin-avance.rules';

const VIEJA = { estado: 'en progreso', createdAt: nov(-40) } as const;

const find = (epica: Parameters<typeof unaEpica>[0], partes: Partes = {}) =>
  epicaSinAvance.evaluate(
    vistaDe({
      epicas: [unaEpica({ ...VIEJA, ...epica })],
      historias: [unaHistoria({ updatedAt: nov(2) })],
      tareas: [unaTarea({ updatedAt: nov(4) })],
      ...partes,
    }),
  );

describe('epica-sin-avance', () => {
  it('reports when anything in it last changed', () => {
    expect(find({ prioridad: 'alta' })[0]).toMatchInlineSnapshot(`
      {
        "causa": "20761",
        "descripcion": "Nada ha cambiado en ella desde el 4 de noviembre de 2026, hace 16 días: 0 de 1 historia completada.",
        "enlace": "/backlog/000000000000000000000001?epica=000000000000000000000002",
        "evidencia": [
          {
            "enlace": "/backlog/000000000000000000000001?epica=000000000000000000000002",
            "texto": "0 de 1 historia completada",
          },
          {
            "enlace": null,
            "texto": "Último cambio: 4 de noviembre de 2026",
          },
          {
            "enlace": null,
            "texto": "Prioridad alta, en progreso",
          },
        ],
        "fechaLimite": null,
        "item": "000000000000000000000002",
        "nombre": "Pagos",
        "peso": 36,
        "regla": "epica-sin-avance",
        "resumen": "sin cambios desde hace 16 días",
        "severidad": "media",
        "siguientePaso": "Elige su próxima historia y llévala a un sprint, o ciérrala",
        "sobre": "epica",
        "sugerencia": "Si ya no importa, ciérrala o baja su prioridad; si importa, le falta un próximo paso con nombre y fecha.",
        "titulo": "Épica sin avance: «Pagos»",
        "usuarios": [
          "00000000000000000000000a",
        ],
      }
    `);
  });

  it.each([
    [4, 'media', 'baja'],
    [4, 'alta', 'media'],
    [-8, 'media', 'media'],
    [-8, 'crítica', 'alta'],
  ] as const)('changed on day %i, priority %s: %s', (dia, prioridad, severidad) => {
    const partes = {
      historias: [unaHistoria({ updatedAt: nov(dia) })],
      tareas: [unaTarea({ updatedAt: nov(dia) })],
    };
    expect(find({ prioridad }, partes)[0]).toMatchObject({ severidad });
  });

  it('ignores an epic in which something changed thirteen days ago, if only a task', () => {
    expect(find({}, { tareas: [unaTarea({ updatedAt: nov(7) })] })).toEqual([]);
  });

  it('ignores epics that are done, empty, new, or waiting for their turn', () => {
    expect(find({ estado: 'completada' })).toEqual([]);
    expect(find({}, { historias: [] })).toEqual([]);
    expect(find({}, { historias: [unaHistoria({ estado: 'completada', updatedAt: nov(2) })] })).toEqual([]);
    expect(find({ createdAt: nov(10) })).toEqual([]);
    expect(find({ estado: 'pendiente' })).toEqual([]);
  });

  it('does not let one of high priority wait for its turn', () => {
    expect(find({ estado: 'pendiente', prioridad: 'alta' })).toHaveLength(1);
  });
});
