import { describe, expect, it } from '@jest/globals';
import { HISTORIA, id, nov, SPRINT, unaHistoria, unaTarea, unSprint, vistaDe } from '../../../test/escenario';
import { alcanceCreciente } from './alcance-creciente.rules';

const OTRA = id(31);
const tareas = (previas: number, nuevas: number) =>
  Array.from({ length: previas + nuevas }, (_, i) =>
    unaTarea({ _id: id(40 + i), titulo: `Tarea ${i + 1}`, createdAt: nov(i < previas ? 10 : 17) }),
  );

const find = (
  puntos: number,
  lista = tareas(1, 0),
  alInicio: Record<string, number> | null = { [HISTORIA]: 5, [OTRA]: 5 },
) =>
  alcanceCreciente.evaluate(
    vistaDe({
      historias: [unaHistoria({ puntos }), unaHistoria({ _id: OTRA, titulo: 'Bizum', puntos: 5 })],
      sprints: [unSprint({ historias: [HISTORIA, OTRA] })],
      tareas: lista,
      inicios: { [SPRINT]: { fecha: nov(16, 9), puntos: alInicio } },
    }),
  );

describe('alcance-creciente', () => {
  it('reports how much was added since the start, and where', () => {
    expect(find(8, tareas(10, 6))[0]).toMatchInlineSnapshot(`
      {
        "causa": "6",
        "descripcion": "Desde que empezó, el 16 de noviembre de 2026, ha pasado de 10 a 13 puntos (un 30 % más) y tiene 6 tareas más que las 10 del principio.",
        "enlace": "/sprints/000000000000000000000001",
        "evidencia": [
          {
            "enlace": "/backlog/000000000000000000000001?historia=000000000000000000000003",
            "texto": "«Pagar con tarjeta»: de 5 a 8 puntos",
          },
          {
            "enlace": "/tareas/000000000000000000000032",
            "texto": "«Tarea 11»: añadida el 17 de noviembre de 2026",
          },
          {
            "enlace": "/tareas/000000000000000000000033",
            "texto": "«Tarea 12»: añadida el 17 de noviembre de 2026",
          },
          {
            "enlace": "/tareas/000000000000000000000034",
            "texto": "«Tarea 13»: añadida el 17 de noviembre de 2026",
          },
          {
            "enlace": "/tareas/000000000000000000000035",
            "texto": "«Tarea 14»: añadida el 17 de noviembre de 2026",
          },
          {
            "enlace": "/tareas/000000000000000000000036",
            "texto": "«Tarea 15»: añadida el 17 de noviembre de 2026",
          },
          {
            "enlace": "/tareas/000000000000000000000037",
            "texto": "«Tarea 16»: añadida el 17 de noviembre de 2026",
          },
        ],
        "fechaLimite": "2026-11-27T00:00:00.000Z",
        "item": "000000000000000000000005",
        "nombre": "Sprint 4",
        "peso": 60,
        "regla": "alcance-creciente",
        "resumen": "un 60 % más desde que empezó",
        "severidad": "alta",
        "siguientePaso": "Decide qué sale del sprint a cambio de lo que ha entrado",
        "sobre": "sprint",
        "sugerencia": "Si entra trabajo nuevo, algo tiene que salir: acuérdalo con quien lo pide antes de seguir.",
        "titulo": "El alcance de «Sprint 4» crece",
        "usuarios": [
          "00000000000000000000000a",
        ],
      }
    `);
  });

  it.each([
    [5, undefined],
    [6, 'media'],
    [7, 'media'],
    [8, 'alta'],
  ])('a story of 5 points that has %d now: %s', (puntos, severidad) => {
    expect(find(puntos)[0]?.severidad).toBe(severidad);
  });

  const within = (alInicio: Record<string, number>, historias = [HISTORIA, OTRA]) =>
    alcanceCreciente.evaluate(
      vistaDe({
        historias: [unaHistoria({ puntos: 36 }), unaHistoria({ _id: OTRA, titulo: 'Bizum', puntos: 8 })],
        sprints: [unSprint({ historias })],
        tareas: [],
        inicios: { [SPRINT]: { fecha: nov(16, 9), puntos: alInicio } },
      }),
    );

  it('counts stories that were added after the start', () => {
    expect(within({ [HISTORIA]: 36 })[0]).toMatchObject({
      severidad: 'media',
      descripcion: expect.stringContaining('ha pasado de 36 a 44 puntos (un 22 % más)'),
      evidencia: [{ texto: '«Bizum»: añadida, 8 puntos' }],
    });
  });

  it('says nothing when as much has left as has come in', () => {
    expect(within({ [HISTORIA]: 36, [id(99)]: 8 })).toEqual([]);
  });

  it('counts unplanned tasks, but not a few of them', () => {
    expect(find(5, tareas(4, 4))).toEqual([]);
    expect(find(5, tareas(10, 5))[0]?.descripcion).toBe(
      'Desde que empezó, el 16 de noviembre de 2026, tiene 5 tareas más que las 10 del principio.',
    );
  });

  it('ignores points that were not measured at the start', () => {
    expect(find(50, tareas(1, 0), null)).toEqual([]);
    const vista = vistaDe({ historias: [unaHistoria({ puntos: 50 })], sprints: [unSprint()] });
    expect(alcanceCreciente.evaluate(vista)).toEqual([]);
  });
});
