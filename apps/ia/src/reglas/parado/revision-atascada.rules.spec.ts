import { describe, expect, it } from '@jest/globals';
import { id, nov, unaHistoria, unaTarea, vistaDe } from '../../../test/escenario';
import { revisionAtascada } from './revision-atascada.rules';

const enRevision = (...desde: string[]) =>
  desde.map((updatedAt, i) => unaTarea({ _id: id(40 + i), estado: 'en revisión', updatedAt }));

const find = (...desde: string[]) => revisionAtascada.evaluate(vistaDe({ tareas: enRevision(...desde) }));

describe('revision-atascada', () => {
  it('reports what waits for review, the longest wait first', () => {
    const [reciente, vieja] = enRevision(nov(16), nov(12));
    const vista = vistaDe({
      tareas: [reciente!, { ...vieja!, titulo: 'Correo', asignado: null }],
      historias: [unaHistoria({ estado: 'en revisión', updatedAt: nov(20, 8) })],
      entradas: { [vieja!._id]: { estado: 'en revisión', fecha: nov(11), exacta: true } },
    });
    expect(revisionAtascada.evaluate(vista)[0]).toMatchInlineSnapshot(`
      {
        "causa": "000000000000000000000003,000000000000000000000028,000000000000000000000029",
        "descripcion": "En revisión hay 2 tareas y 1 historia; en el equipo, 3 personas. 2 llevan 3 días o más.",
        "enlace": "/tableros/000000000000000000000001",
        "evidencia": [
          {
            "enlace": "/tareas/000000000000000000000029",
            "texto": "«Correo»: en revisión desde el 11 de noviembre de 2026",
          },
          {
            "enlace": "/tareas/000000000000000000000028",
            "texto": "«Pasarela»: en revisión al menos desde el 16 de noviembre de 2026",
          },
          {
            "enlace": "/backlog/000000000000000000000001?historia=000000000000000000000003",
            "texto": "«Pagar con tarjeta»: en revisión desde hoy",
          },
        ],
        "fechaLimite": null,
        "item": "000000000000000000000001",
        "nombre": "Tienda",
        "peso": 12,
        "regla": "revision-atascada",
        "resumen": "2 tareas y 1 historia en revisión",
        "severidad": "alta",
        "siguientePaso": "Reparte hoy las revisiones, empezando por la más antigua",
        "sobre": "tarea",
        "sugerencia": "Revisar lo que está casi hecho entrega antes que empezar algo nuevo: reserva un rato fijo al día.",
        "titulo": "La revisión se atasca: 2 tareas y 1 historia esperando",
        "usuarios": [
          "00000000000000000000000a",
          "00000000000000000000000b",
        ],
      }
    `);
  });

  it('reports a queue that is longer than the team, however fresh', () => {
    expect(find(...Array<string>(4).fill(nov(20)))).toEqual([]);
    expect(find(...Array<string>(5).fill(nov(20)))[0]).toMatchObject({
      severidad: 'media',
      descripcion: 'En revisión hay 5 tareas; en el equipo, 3 personas.',
    });
    expect(find(...Array<string>(8).fill(nov(20)))[0]).toMatchObject({ severidad: 'alta' });
  });

  it('reports two items that have waited for three days, but not one', () => {
    expect(find(nov(17), nov(17, 20))[0]?.descripcion).toBe(
      'En revisión hay 2 tareas; en el equipo, 3 personas. 2 llevan 3 días o más.',
    );
    expect(find(nov(10), nov(18))).toEqual([]);
  });
});
