import { describe, expect, it } from '@jest/globals';
import { unaHistoria, unaTarea, unSprint, vistaDe } from '../../../test/escenario';
import { historiaIncompleta } from './historia-incompleta.rules';

const EN_CURSO = [unSprint()];
const POR_EMPEZAR = [unSprint({ estado: 'pendiente' })];

const find = (fields: Parameters<typeof unaHistoria>[0], sprints = EN_CURSO, tareas = [unaTarea()]) =>
  historiaIncompleta.evaluate(vistaDe({ historias: [unaHistoria(fields)], sprints, tareas }));

describe('historia-incompleta', () => {
  it('reports what is missing and where the story is', () => {
    expect(find({ quiero: '', puntos: 0 }, EN_CURSO, [])[0]).toMatchInlineSnapshot(`
      {
        "causa": "tareas,puntos,criterios",
        "descripcion": "Está en el sprint «Sprint 4», en curso, y no tiene tareas, puntos ni un texto que diga cuándo está hecha.",
        "enlace": "/backlog/000000000000000000000001?historia=000000000000000000000003",
        "evidencia": [
          {
            "enlace": "/backlog/000000000000000000000001?historia=000000000000000000000003",
            "texto": "Está en el sprint «Sprint 4», en curso",
          },
          {
            "enlace": null,
            "texto": "Falta: tareas, puntos y un texto que diga cuándo está hecha",
          },
          {
            "enlace": null,
            "texto": "Prioridad media",
          },
        ],
        "fechaLimite": null,
        "item": "000000000000000000000003",
        "nombre": "Pagar con tarjeta",
        "peso": 6,
        "regla": "historia-incompleta",
        "resumen": "sin tareas, puntos ni un texto que diga cuándo está hecha",
        "severidad": "alta",
        "siguientePaso": "Divídela en tareas, estímala y escribe qué se quiere y cómo se acepta",
        "sobre": "historia",
        "sugerencia": "Lo que falta se descubre igual más tarde, con el sprint en marcha y menos margen.",
        "titulo": "Historia sin preparar: «Pagar con tarjeta»",
        "usuarios": [],
      }
    `);
  });

  it.each([
    ['tareas', {}, 'sin tareas', 'alta', []],
    ['puntos', { puntos: 0 }, 'sin puntos', 'media', [unaTarea()]],
    [
      'texto',
      { quiero: ' ', descripcion: '' },
      'sin un texto que diga cuándo está hecha',
      'media',
      [unaTarea()],
    ],
  ] as const)('without %s', (_, fields, resumen, severidad, tareas) => {
    expect(find(fields, EN_CURSO, [...tareas])[0]).toMatchObject({ resumen, severidad });
  });

  it('is milder before the sprint, and mildest outside any sprint', () => {
    expect(find({ puntos: 0 }, POR_EMPEZAR)[0]).toMatchObject({
      severidad: 'media',
      descripcion: 'Está en el sprint «Sprint 4», por empezar, y no tiene puntos.',
    });
    expect(find({ puntos: 0, estado: 'en progreso' }, [])[0]).toMatchObject({
      severidad: 'baja',
      descripcion: 'Está en progreso, y no tiene puntos.',
    });
  });

  it('accepts a description as the text', () => {
    expect(find({ quiero: '', descripcion: 'Con tres marcas de tarjeta' })).toEqual([]);
  });

  it('ignores stories that are done or wait in the backlog', () => {
    expect(find({ puntos: 0, estado: 'completada' })).toEqual([]);
    expect(find({ puntos: 0 }, [])).toEqual([]);
    expect(find({ puntos: 0 }, [unSprint({ estado: 'cancelado' })])).toEqual([]);
  });
});
