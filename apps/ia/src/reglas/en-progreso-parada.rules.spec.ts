import { describe, expect, it } from 'vitest';
import { nov, TAREA, unaTarea, vistaDe } from '../../test/escenario';
import { enProgresoParada } from './en-progreso-parada.rules';

const find = (updatedAt: string, fields: Parameters<typeof unaTarea>[0] = {}) =>
  enProgresoParada.evaluate(
    vistaDe({
      tareas: [unaTarea({ estado: 'en progreso', updatedAt, ...fields })],
      entradas: { [TAREA]: { estado: 'en progreso', fecha: nov(10, 9), exacta: true } },
    }),
  );

describe('en-progreso-parada', () => {
  it('tells when it last changed, and since when it is in progress', () => {
    expect(find(nov(12, 9))[0]).toMatchInlineSnapshot(`
      {
        "causa": "2026-11-12T09:00:00.000Z",
        "descripcion": "Está en progreso y no ha cambiado desde el 12 de noviembre de 2026, hace 8 días. La lleva Luis.",
        "enlace": "/tareas/000000000000000000000004",
        "evidencia": [
          {
            "enlace": "/tareas/000000000000000000000004",
            "texto": "Último cambio: 12 de noviembre de 2026",
          },
          {
            "enlace": null,
            "texto": "En progreso desde el 10 de noviembre de 2026",
          },
          {
            "enlace": "/backlog/000000000000000000000001?historia=000000000000000000000003",
            "texto": "Historia: «Pagar con tarjeta» (pendiente)",
          },
        ],
        "fechaLimite": null,
        "item": "000000000000000000000004",
        "nombre": "Pasarela",
        "peso": 18,
        "regla": "en-progreso-parada",
        "resumen": "sin cambios desde hace 8 días",
        "severidad": "media",
        "siguientePaso": "Pregunta cómo va y ponle el estado que de verdad tiene",
        "sobre": "tarea",
        "sugerencia": "O está bloqueada y no lo dice, o es demasiado grande, o ya no se trabaja en ella: cada caso pide un estado distinto.",
        "titulo": "En progreso y sin moverse: «Pasarela»",
        "usuarios": [
          "00000000000000000000000b",
        ],
      }
    `);
  });

  it.each([
    [nov(15, 23), {}, 'media'],
    [nov(10), {}, 'alta'],
    [nov(15), { prioridad: 'crítica' }, 'alta'],
    [nov(10), { prioridad: 'baja' }, 'baja'],
  ] as const)('not since %s, %j: %s', (updatedAt, fields, severidad) => {
    expect(find(updatedAt, fields)[0]).toMatchObject({ severidad });
  });

  it('leaves alone what moved four days ago, or is not in progress', () => {
    expect(find(nov(16))).toEqual([]);
    expect(find(nov(1), { estado: 'pendiente' })).toEqual([]);
  });
});
