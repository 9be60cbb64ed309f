import { describe, expect, it } from '@jest/globals';
import {
  HISTORIA,
  id,
  nov,
  unaHistoria,
  unaTarea,
  unProyecto,
  unSprint,
  vistaDe,
  type Partes,
} from '../../../test/escenario';
import { sprintEnRiesgo } from './sprint-en-riesgo.rules';

const BIZUM = id(31);

/** Two points done on each of twenty days. */
const hechas = Array.from({ length: 20 }, (_, i) =>
  unaHistoria({ _id: id(100 + i), estado: 'completada', puntos: 2, updatedAt: nov(-10 + i) }),
);

const find = (partes: Partes) => sprintEnRiesgo.evaluate(vistaDe(partes));

const pendientes = (puntos: number) => [
  unaHistoria({ puntos }),
  unaHistoria({ _id: BIZUM, titulo: 'Bizum', puntos: 5, prioridad: 'alta' }),
  ...hechas,
];
const sprints = [unSprint({ historias: [HISTORIA, BIZUM] })];

describe('sprint-en-riesgo', () => {
  it('reports the probability, based on the days that the team has had', () => {
    expect(find({ historias: pendientes(8), sprints })[0]).toMatchInlineSnapshot(`
      {
        "causa": "2026-11-27T00:00:00.000Z",
        "descripcion": "Acaba el 27 de noviembre de 2026 (dentro de 7 días) y le quedan 13 puntos. Al ritmo del equipo, la probabilidad de terminarlo todo es del 3 %.",
        "enlace": "/sprints/000000000000000000000001",
        "evidencia": [
          {
            "enlace": null,
            "texto": "Desde el 9 de octubre de 2026 el equipo ha completado 40 puntos en 30 días laborables",
          },
          {
            "enlace": null,
            "texto": "Contando hoy, quedan 6 días laborables",
          },
          {
            "enlace": null,
            "texto": "Con un 85 % de confianza estaría hecho el 8 de diciembre de 2026",
          },
          {
            "enlace": "/backlog/000000000000000000000001?historia=00000000000000000000001f",
            "texto": "«Bizum»: pendiente, 5 puntos",
          },
          {
            "enlace": "/backlog/000000000000000000000001?historia=000000000000000000000003",
            "texto": "«Pagar con tarjeta»: pendiente, 8 puntos",
          },
        ],
        "fechaLimite": "2026-11-27T00:00:00.000Z",
        "item": "000000000000000000000005",
        "nombre": "Sprint 4",
        "peso": 97.2,
        "regla": "sprint-en-riesgo",
        "resumen": "3 % de probabilidad de acabar a tiempo",
        "severidad": "crítica",
        "siguientePaso": "Traslada las historias que no caben o acuerda qué se entrega",
        "sobre": "sprint",
        "sugerencia": "Decide ahora qué historias se quedan fuera, empezando por las menos prioritarias, en vez de descubrirlo el último día.",
        "titulo": "«Sprint 4» no va a tiempo: 3 % de probabilidad",
        "usuarios": [
          "00000000000000000000000a",
          "00000000000000000000000b",
        ],
      }
    `);
  });

  it('gives the same answer all day', () => {
    expect(find({ historias: pendientes(8), sprints })).toEqual(find({ historias: pendientes(8), sprints }));
  });

  it('reports nothing when there is enough time', () => {
    expect(find({ historias: pendientes(1), sprints })).toEqual([]);
  });

  it('counts stories when some have no points', () => {
    expect(
      find({ historias: pendientes(0), sprints: [unSprint({ ...sprints[0], fechaFin: nov(20) })] })[0],
    ).toMatchObject({
      descripcion: expect.stringContaining('le quedan 2 historias'),
      evidencia: expect.arrayContaining([
        { texto: '«Pagar con tarjeta»: pendiente, sin puntos', enlace: expect.any(String) },
      ]),
    });
  });

  it('says so when nothing gets done', () => {
    const [hallazgo] = find({ sprints });
    expect(hallazgo).toMatchObject({
      severidad: 'crítica',
      titulo: '«Sprint 4» no va a tiempo: menos del 1 % de probabilidad',
    });
    expect(hallazgo?.evidencia[2]?.texto).toBe('A este ritmo no se ve cuándo estaría hecho');
  });

  it('does not judge a team by its first days, nor by stories that were created already done', () => {
    const proyecto = unProyecto({ createdAt: nov(16) });
    expect(find({ proyecto, sprints })).toEqual([]);
    const apuntadas = hechas.map((historia) => ({ ...historia, createdAt: historia.updatedAt }));
    expect(find({ historias: [unaHistoria({ puntos: 1 }), ...apuntadas], sprints })[0]?.resumen).toBe(
      'menos del 1 % de probabilidad de acabar a tiempo',
    );
  });

  it('reports a sprint that should be over', () => {
    const pasado = unSprint({ fechaFin: nov(18) });
    expect(find({ sprints: [pasado], tareas: [unaTarea(), unaTarea({ _id: id(41) })] })[0])
      .toMatchInlineSnapshot(`
      {
        "causa": "2026-11-18T00:00:00.000Z",
        "descripcion": "Su último día era el 18 de noviembre de 2026 (hace 2 días) y le queda 1 historia sin terminar, 3 puntos en total.",
        "enlace": "/sprints/000000000000000000000001",
        "evidencia": [
          {
            "enlace": null,
            "texto": "Último día: 18 de noviembre de 2026",
          },
          {
            "enlace": "/backlog/000000000000000000000001?historia=000000000000000000000003",
            "texto": "«Pagar con tarjeta»: pendiente, 3 puntos",
          },
        ],
        "fechaLimite": "2026-11-18T00:00:00.000Z",
        "item": "000000000000000000000005",
        "nombre": "Sprint 4",
        "peso": 102,
        "regla": "sprint-en-riesgo",
        "resumen": "acabó hace 2 días con 1 historia sin terminar",
        "severidad": "crítica",
        "siguientePaso": "Traslada las historias pendientes y finaliza el sprint",
        "sobre": "sprint",
        "sugerencia": "Un sprint que se alarga deja de medir nada: ciérralo y lleva lo que falta al siguiente.",
        "titulo": "«Sprint 4» debía acabar hace 2 días y sigue abierto",
        "usuarios": [
          "00000000000000000000000a",
          "00000000000000000000000b",
        ],
      }
    `);
  });

  it.each([
    [{ sprints: [unSprint({ estado: 'pendiente', fechaFin: nov(18) })] }],
    [{ sprints: [unSprint({ fechaFin: nov(18) })], historias: [unaHistoria({ estado: 'completada' })] }],
    [{ sprints: [] }],
  ] as Partes[][])('has nothing to say where nothing is left or going on (%#)', (partes) => {
    expect(find(partes!)).toEqual([]);
  });
});
