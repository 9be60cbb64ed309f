import { describe, expect, it } from '@jest/globals';
import { nov, TAREA, unaHistoria, unaTarea, vistaDe, type Partes } from '../../../test/escenario';
import { enProgresoParada } from './en-progreso-parada.rules';

const find = (updatedAt: string, fields: Parameters<typeof unaTarea>[0] = {}) =>
  enProgresoParada.evaluate(
    vistaDe({
      tareas: [unaTarea({ estado: 'en progreso', updatedAt, ...fields })],
      entradas: { [TAREA]: { estado: 'en progreso', fecha: nov(10, 9), exacta: true } },
    }),
  );

describe('en-progreso-parada', () => {
  it('reports when it last changed, and since when it is in progress', () => {
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

  const findHistoria = (partes: Partes) =>
    enProgresoParada.evaluate(
      vistaDe({
        historias: [unaHistoria({ estado: 'en progreso', updatedAt: nov(3) })],
        tareas: [unaTarea({ updatedAt: nov(5) })],
        ...partes,
      }),
    );

  it('reports a story on which nobody works', () => {
    expect(findHistoria({})[0]).toMatchInlineSnapshot(`
      {
        "causa": "20762",
        "descripcion": "Está en progreso, y ni ella ni sus tareas han cambiado desde el 5 de noviembre de 2026, hace 15 días.",
        "enlace": "/backlog/000000000000000000000001?historia=000000000000000000000003",
        "evidencia": [
          {
            "enlace": "/backlog/000000000000000000000001?historia=000000000000000000000003",
            "texto": "Último cambio: 5 de noviembre de 2026",
          },
          {
            "enlace": null,
            "texto": "1 tarea abierta, ninguna en progreso",
          },
        ],
        "fechaLimite": null,
        "item": "000000000000000000000003",
        "nombre": "Pagar con tarjeta",
        "peso": 25,
        "regla": "en-progreso-parada",
        "resumen": "sin cambios desde hace 15 días",
        "severidad": "alta",
        "siguientePaso": "Empieza una de sus tareas o devuelve la historia a pendiente",
        "sobre": "historia",
        "sugerencia": "Nadie trabaja en ella: si espera a algo, dilo; si no, deja sitio a otra.",
        "titulo": "Historia en progreso y sin moverse: «Pagar con tarjeta»",
        "usuarios": [
          "00000000000000000000000b",
        ],
      }
    `);
  });

  it('ignores a story in which at least a task changed, or whose task in progress has its own alert', () => {
    expect(findHistoria({ tareas: [unaTarea({ updatedAt: nov(14) })] })).toEqual([]);
    expect(findHistoria({ historias: [unaHistoria({ updatedAt: nov(3) })] })).toEqual([]);
    const tareas = [unaTarea({ estado: 'en progreso', updatedAt: nov(5) })];
    expect(findHistoria({ tareas }).map(({ sobre }) => sobre)).toEqual(['tarea']);
  });

  it('ignores what changed four days ago or is not in progress', () => {
    expect(find(nov(16))).toEqual([]);
    expect(find(nov(1), { estado: 'pendiente' })).toEqual([]);
  });
});
