import { describe, expect, it } from '@jest/globals';
import { nov, unaTarea, vistaDe } from '../../../test/escenario';
import { venceSinEmpezar } from './vence-sin-empezar.rules';

const find = (fields: Parameters<typeof unaTarea>[0]) =>
  venceSinEmpezar.evaluate(vistaDe({ tareas: [unaTarea(fields)] }));

describe('vence-sin-empezar', () => {
  it('reports when it is due and whether its estimate still fits', () => {
    expect(find({ fechaLimite: nov(23), tiempoEstimado: 16 })[0]).toMatchInlineSnapshot(`
      {
        "causa": "2026-11-23T00:00:00.000Z",
        "descripcion": "Vence el 23 de noviembre de 2026 (dentro de 3 días) y sigue pendiente. La lleva Luis.",
        "enlace": "/tareas/000000000000000000000004",
        "evidencia": [
          {
            "enlace": "/tareas/000000000000000000000004",
            "texto": "Fecha límite: 23 de noviembre de 2026; contando hoy, quedan 2 días laborables",
          },
          {
            "enlace": null,
            "texto": "Estimada en 16 horas; en el plazo hay 12 horas de trabajo de una persona",
          },
          {
            "enlace": "/backlog/000000000000000000000001?historia=000000000000000000000003",
            "texto": "Historia: «Pagar con tarjeta» (pendiente)",
          },
        ],
        "fechaLimite": "2026-11-23T00:00:00.000Z",
        "item": "000000000000000000000004",
        "nombre": "Pasarela",
        "peso": 7,
        "regla": "vence-sin-empezar",
        "resumen": "vence dentro de 3 días y no se ha empezado",
        "severidad": "alta",
        "siguientePaso": "Pide que se empiece hoy o mueve la fecha",
        "sobre": "tarea",
        "sugerencia": "Lo estimado no cabe en el plazo: reparte el trabajo, recorta la tarea o mueve la fecha antes de que venza.",
        "titulo": "Vence dentro de 3 días y no se ha empezado: «Pasarela»",
        "usuarios": [
          "00000000000000000000000b",
        ],
      }
    `);
  });

  it.each([
    [{ fechaLimite: nov(20) }, 'alta', 'vence hoy y no se ha empezado'],
    [{ fechaLimite: nov(20), prioridad: 'alta' }, 'crítica', 'vence hoy y no se ha empezado'],
    [{ fechaLimite: nov(21) }, 'alta', 'vence mañana y no se ha empezado'],
    [{ fechaLimite: nov(24) }, 'media', 'vence dentro de 4 días y no se ha empezado'],
  ] as const)('%j is %s', (fields, severidad, resumen) => {
    expect(find(fields)[0]).toMatchObject({ severidad, resumen });
  });

  it('counts working days: from a Friday, Tuesday is the third', () => {
    expect(find({ fechaLimite: nov(24) })).toHaveLength(1);
    expect(find({ fechaLimite: nov(25) })).toEqual([]);
  });

  it('looks further ahead for large tasks', () => {
    expect(find({ fechaLimite: nov(27), tiempoEstimado: 37 })).toHaveLength(1);
    expect(find({ fechaLimite: nov(27), tiempoEstimado: 36 })).toEqual([]);
  });

  it.each([
    { fechaLimite: null },
    { fechaLimite: nov(19) },
    { fechaLimite: nov(20), estado: 'en progreso' },
    { fechaLimite: nov(35), tiempoEstimado: 900 },
  ] as const)('reports nothing for %j', (fields) => expect(find(fields)).toEqual([]));
});
