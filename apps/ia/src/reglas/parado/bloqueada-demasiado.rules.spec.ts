import { describe, expect, it } from '@jest/globals';
import { nov, TAREA, unaTarea, vistaDe } from '../../../test/escenario';
import { bloqueadaDemasiado } from './bloqueada-demasiado.rules';

const find = (desde: string, exacta = true, fields: Parameters<typeof unaTarea>[0] = {}) =>
  bloqueadaDemasiado.evaluate(
    vistaDe({
      tareas: [unaTarea({ estado: 'bloqueada', updatedAt: nov(19), ...fields })],
      entradas: { [TAREA]: { estado: 'bloqueada', fecha: desde, exacta } },
    }),
  );

describe('bloqueada-demasiado', () => {
  it('reports since when it is blocked, not when it last changed', () => {
    expect(find(nov(15, 17))[0]).toMatchInlineSnapshot(`
      {
        "causa": "20772",
        "descripcion": "Está bloqueada desde el 15 de noviembre de 2026. La lleva Luis.",
        "enlace": "/tareas/000000000000000000000004",
        "evidencia": [
          {
            "enlace": "/tareas/000000000000000000000004",
            "texto": "Pasó a bloqueada el 15 de noviembre de 2026",
          },
          {
            "enlace": null,
            "texto": "Prioridad media",
          },
          {
            "enlace": "/backlog/000000000000000000000001?historia=000000000000000000000003",
            "texto": "Historia: «Pagar con tarjeta» (pendiente)",
          },
        ],
        "fechaLimite": null,
        "item": "000000000000000000000004",
        "nombre": "Pasarela",
        "peso": 15,
        "regla": "bloqueada-demasiado",
        "resumen": "lleva 5 días bloqueada",
        "severidad": "alta",
        "siguientePaso": "Pregunta hoy qué falta para desbloquearla y quién lo puede resolver",
        "sobre": "tarea",
        "sugerencia": "Cada día bloqueada retrasa también lo que depende de ella: nombra a quien pueda quitar el bloqueo.",
        "titulo": "Bloqueada desde hace 5 días: «Pasarela»",
        "usuarios": [
          "00000000000000000000000b",
        ],
      }
    `);
  });

  it('says «at least» when the beginning is not known', () => {
    expect(find(nov(15), false)[0]).toMatchObject({
      titulo: 'Bloqueada desde hace al menos 5 días: «Pasarela»',
      descripcion: 'Está bloqueada al menos desde el 15 de noviembre de 2026. La lleva Luis.',
    });
  });

  it.each([
    [nov(18, 23), {}, 'media'],
    [nov(16), {}, 'alta'],
    [nov(13), {}, 'crítica'],
    [nov(18), { prioridad: 'alta' }, 'alta'],
    [nov(18), { prioridad: 'crítica' }, 'crítica'],
  ] as const)('since %s, %j: %s', (desde, fields, severidad) => {
    expect(find(desde, true, fields)[0]).toMatchObject({ severidad });
  });

  it('ignores tasks that were blocked yesterday or are not blocked', () => {
    expect(find(nov(19, 1))).toEqual([]);
    expect(find(nov(10), true, { estado: 'en progreso' })).toEqual([]);
  });
});
