import { describe, expect, it } from '@jest/globals';
import { nov, unaTarea, vistaDe } from '../../../test/escenario';
import { urgenteSinAsignar } from './urgente-sin-asignar.rules';

const find = (fields: Parameters<typeof unaTarea>[0]) =>
  urgenteSinAsignar.evaluate(vistaDe({ tareas: [unaTarea({ asignado: null, ...fields })] }));

describe('urgente-sin-asignar', () => {
  it('reports why it is urgent', () => {
    expect(find({ prioridad: 'crítica', fechaLimite: nov(21) })[0]).toMatchInlineSnapshot(`
      {
        "causa": "sin-asignar",
        "descripcion": "Tiene prioridad crítica, vence mañana, y nadie la tiene asignada.",
        "enlace": "/tareas/000000000000000000000004",
        "evidencia": [
          {
            "enlace": "/tareas/000000000000000000000004",
            "texto": "Prioridad crítica, pendiente, sin asignar",
          },
          {
            "enlace": null,
            "texto": "Fecha límite: 21 de noviembre de 2026",
          },
          {
            "enlace": "/backlog/000000000000000000000001?historia=000000000000000000000003",
            "texto": "Historia: «Pagar con tarjeta» (pendiente)",
          },
        ],
        "fechaLimite": "2026-11-21T00:00:00.000Z",
        "item": "000000000000000000000004",
        "nombre": "Pasarela",
        "peso": 35,
        "regla": "urgente-sin-asignar",
        "resumen": "prioridad crítica, vence mañana y sin nadie",
        "severidad": "crítica",
        "siguientePaso": "Asígnala a alguien del equipo",
        "sobre": "tarea",
        "sugerencia": "Lo que no es de nadie no se hace: mira quién tiene hueco antes de que empiece otra cosa.",
        "titulo": "Urgente y sin asignar: «Pasarela»",
        "usuarios": [],
      }
    `);
  });

  it.each([
    [{ prioridad: 'alta' }, 'alta', 'prioridad alta, sin fecha límite y sin nadie'],
    [{ fechaLimite: nov(23) }, 'media', 'prioridad media, vence dentro de 3 días y sin nadie'],
    [{ prioridad: 'alta', fechaLimite: nov(16) }, 'alta', 'prioridad alta, venció hace 4 días y sin nadie'],
  ] as const)('%j is %s', (fields, severidad, resumen) => {
    expect(find(fields)[0]).toMatchObject({ severidad, resumen });
  });

  it.each([
    { fechaLimite: nov(24) },
    { prioridad: 'crítica', estado: 'completada' },
    { prioridad: 'crítica', asignado: 'alguien' },
    {},
  ] as const)('reports nothing for %j', (fields) => expect(find(fields)).toEqual([]));
});
