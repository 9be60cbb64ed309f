import { describe, expect, it } from '@jest/globals';
import { AHORA, id, nov, PROYECTO, unaTarea, vistaDe } from '../../../test/escenario';
import { tareaVencida } from './tarea-vencida.rules';
import { venceSinEmpezar } from './vence-sin-empezar.rules';

const find = (fields: Parameters<typeof unaTarea>[0], ahora = AHORA) =>
  tareaVencida.evaluate(vistaDe({ tareas: [unaTarea(fields)] }, ahora));

describe('tarea-vencida', () => {
  it('reports what is overdue, since when and whose it is', () => {
    expect(find({ fechaLimite: nov(16), estado: 'en progreso', prioridad: 'alta' })[0])
      .toMatchInlineSnapshot(`
      {
        "causa": "2026-11-16T00:00:00.000Z",
        "descripcion": "Venció el 16 de noviembre de 2026 (hace 4 días) y está en progreso. La lleva Luis.",
        "enlace": "/tareas/000000000000000000000004",
        "evidencia": [
          {
            "enlace": "/tareas/000000000000000000000004",
            "texto": "Fecha límite: 16 de noviembre de 2026",
          },
          {
            "enlace": null,
            "texto": "Prioridad alta, en progreso",
          },
          {
            "enlace": "/backlog/000000000000000000000001?historia=000000000000000000000003",
            "texto": "Historia: «Pagar con tarjeta» (pendiente)",
          },
        ],
        "fechaLimite": "2026-11-16T00:00:00.000Z",
        "item": "000000000000000000000004",
        "nombre": "Pasarela",
        "peso": 24,
        "regla": "tarea-vencida",
        "resumen": "venció hace 4 días",
        "severidad": "alta",
        "siguientePaso": "Acuerda una fecha nueva con quien la lleva",
        "sobre": "tarea",
        "sugerencia": "Una fecha pasada ya no avisa de nada: termínala, recórtala o acuerda otra fecha que se pueda cumplir.",
        "titulo": "Tarea vencida: «Pasarela»",
        "usuarios": [
          "00000000000000000000000b",
        ],
      }
    `);
  });

  it('advises no date for what is blocked, marked as such or waiting for another', () => {
    expect(find({ fechaLimite: nov(16), estado: 'bloqueada' })[0]).toMatchObject({
      siguientePaso: 'Nombra a quien pueda quitar lo que la bloquea',
    });
    const antes = unaTarea({ _id: id(41), titulo: 'Certificado', estado: 'en progreso' });
    const tarde = unaTarea({ fechaLimite: nov(16) });
    const bloqueos = [
      {
        origen: { tipo: 'tarea' as const, _id: antes._id, proyecto: PROYECTO },
        destino: { tipo: 'tarea' as const, _id: tarde._id, proyecto: PROYECTO },
      },
    ];
    expect(tareaVencida.evaluate(vistaDe({ tareas: [antes, tarde], bloqueos }, AHORA))).toEqual([
      expect.objectContaining({
        item: tarde._id,
        siguientePaso: 'Termina antes «Certificado» o quita la dependencia',
        sugerencia: expect.not.stringContaining('acuerda otra fecha'),
      }),
    ]);
    const pronto = { ...tarde, estado: 'pendiente' as const, fechaLimite: nov(20) };
    expect(venceSinEmpezar.evaluate(vistaDe({ tareas: [antes, pronto], bloqueos }, AHORA))).toEqual([
      expect.objectContaining({ siguientePaso: 'Termina antes «Certificado» o quita la dependencia' }),
    ]);
  });

  it('counts calendar days: yesterday is yesterday, whatever the hour', () => {
    const late = new Date('2026-11-20T23:59:00.000Z');
    const early = new Date('2026-11-20T00:00:00.000Z');
    for (const ahora of [late, early]) {
      expect(find({ fechaLimite: nov(19) }, ahora)[0]).toMatchObject({ resumen: 'venció ayer' });
      expect(find({ fechaLimite: nov(20) }, ahora)).toEqual([]);
    }
  });

  it('respects a due date with an hour', () => {
    expect(find({ fechaLimite: nov(20, 9) })[0]).toMatchObject({ resumen: 'venció hoy' });
    expect(find({ fechaLimite: nov(20, 11) })).toEqual([]);
  });

  it.each([
    [{ fechaLimite: nov(18) }, 'media'],
    [{ fechaLimite: nov(17) }, 'alta'],
    [{ fechaLimite: nov(13) }, 'crítica'],
    [{ fechaLimite: nov(19), prioridad: 'alta' }, 'alta'],
    [{ fechaLimite: nov(19), prioridad: 'crítica' }, 'crítica'],
  ] as const)('%j is %s', (fields, severidad) => {
    expect(find(fields)[0]).toMatchObject({ severidad });
  });

  it('says who should do what when it is unassigned or blocked', () => {
    expect(find({ fechaLimite: nov(16), asignado: null })[0]).toMatchObject({
      descripcion:
        'Venció el 16 de noviembre de 2026 (hace 4 días) y está pendiente. Nadie la tiene asignada.',
      siguientePaso: 'Asígnala y ponle otra fecha',
      usuarios: [],
    });
    expect(find({ fechaLimite: nov(16), estado: 'bloqueada' })[0]?.sugerencia).toContain(
      'quita primero lo que la bloquea',
    );
  });

  it.each([{ fechaLimite: null }, { fechaLimite: nov(16), estado: 'completada' }] as const)(
    'reports nothing for %j',
    (fields) => expect(find(fields)).toEqual([]),
  );
});
