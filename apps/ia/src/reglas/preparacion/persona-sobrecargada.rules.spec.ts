import { describe, expect, it } from '@jest/globals';
import { EQUIPO, EVA, id, LUIS, nov, unaTarea, unSprint, vistaDe } from '../../../test/escenario';
import { personaSobrecargada } from './persona-sobrecargada.rules';

type Tarea = Parameters<typeof unaTarea>[0];

const tareas = (...fields: Tarea[]) => fields.map((one, i) => unaTarea({ _id: id(40 + i), ...one }));
const find = (...fields: Tarea[]) => personaSobrecargada.evaluate(vistaDe({ tareas: tareas(...fields) }));

describe('persona-sobrecargada', () => {
  it('compares the work due by a day with the hours until then', () => {
    const [hallazgo] = personaSobrecargada.evaluate(
      vistaDe({
        tareas: tareas(
          { fechaLimite: nov(24), tiempoEstimado: 20 },
          { titulo: 'Correo', fechaLimite: nov(23), tiempoEstimado: 12.5 },
          { titulo: 'Logo', fechaLimite: nov(24) },
        ),
      }),
    );
    expect(hallazgo).toMatchInlineSnapshot(`
      {
        "causa": "000000000000000000000001 24 de noviembre de 2026",
        "descripcion": "Hasta el 24 de noviembre de 2026 tiene 32,5 horas estimadas en 3 tareas de este proyecto, y de trabajo hay 18 horas: sobran 14,5.",
        "enlace": "/backlog/000000000000000000000001",
        "evidencia": [
          {
            "enlace": null,
            "texto": "3 días laborables a 6 horas: ocupación del 181 %",
          },
          {
            "enlace": null,
            "texto": "Además, 1 tarea sin estimar que aquí no suma",
          },
          {
            "enlace": "/tareas/000000000000000000000029",
            "texto": "«Correo»: 12,5 horas, para el 23 de noviembre de 2026",
          },
          {
            "enlace": "/tareas/000000000000000000000028",
            "texto": "«Pasarela»: 20 horas, para el 24 de noviembre de 2026",
          },
        ],
        "fechaLimite": null,
        "item": "00000000000000000000000b",
        "nombre": "Luis",
        "peso": 14.5,
        "regla": "persona-sobrecargada",
        "resumen": "le sobran 14,5 horas hasta el 24 de noviembre de 2026",
        "severidad": "alta",
        "siguientePaso": "Reparte o aplaza 14,5 horas de lo que lleva Luis",
        "sobre": "persona",
        "sugerencia": "Pasa a otra persona lo menos urgente o mueve alguna fecha: repartirlo ahora cuesta menos que llegar tarde.",
        "titulo": "Luis tiene más trabajo del que cabe",
        "usuarios": [
          "00000000000000000000000b",
          "00000000000000000000000a",
        ],
      }
    `);
  });

  it('uses the end of the sprint for tasks without a date', () => {
    const sprints = [unSprint({ fechaFin: nov(23) })];
    const larga = tareas({ tiempoEstimado: 20 }, { tiempoEstimado: 10 });
    const vista = vistaDe({ tareas: larga, sprints });
    expect(personaSobrecargada.evaluate(vista)[0]?.descripcion).toBe(
      'Hasta el 23 de noviembre de 2026 tiene 30 horas estimadas en 2 tareas de este proyecto, y de trabajo hay 12 horas: sobran 18.',
    );
    expect(personaSobrecargada.evaluate(vistaDe({ tareas: larga }))).toEqual([]);
  });

  it('finds the worst day, not the last one', () => {
    const found = find(
      { fechaLimite: nov(20), tiempoEstimado: 8 },
      { fechaLimite: nov(20), tiempoEstimado: 4 },
      { fechaLimite: nov(34), tiempoEstimado: 20 },
    );
    expect(found[0]?.resumen).toBe('le sobran 6 horas hasta el 20 de noviembre de 2026');
  });

  it.each([
    [6.5, undefined],
    [7, 'media'],
    [8.5, 'alta'],
    [12, 'crítica'],
  ])('%d hours in a day of 6: %s', (tiempoEstimado, severidad) => {
    const otra = { fechaLimite: nov(20), tiempoEstimado: 0.5 };
    const horas = { fechaLimite: nov(20), tiempoEstimado: tiempoEstimado - 0.5 };
    expect(find(otra, horas)[0]?.severidad).toBe(severidad);
  });

  it('does not add up different people, finished tasks or tasks far ahead', () => {
    expect(
      find(
        { fechaLimite: nov(20), tiempoEstimado: 6 },
        { fechaLimite: nov(20), tiempoEstimado: 6, asignado: EVA },
        { fechaLimite: nov(20), tiempoEstimado: 6, estado: 'completada' },
        { fechaLimite: nov(20), tiempoEstimado: 6, estado: 'en revisión' },
        { fechaLimite: nov(20), tiempoEstimado: 0.5 },
        { fechaLimite: nov(35), tiempoEstimado: 900 },
      ),
    ).toEqual([]);
  });

  it('ignores a single task that is too large, and says what is not estimated', () => {
    expect(find({ fechaLimite: nov(20), tiempoEstimado: 60 })).toEqual([]);
    const enMarcha = { fechaLimite: nov(20), tiempoEstimado: 8, estado: 'en progreso' } as const;
    expect(find(enMarcha, enMarcha)[0]?.evidencia).toContainEqual({
      texto: 'De lo que está en progreso se cuenta toda la estimación',
      enlace: null,
    });
  });

  it('counts no working hours on a weekend', () => {
    const sunday = new Date('2026-11-22T10:00:00.000Z');
    const partes = {
      tareas: tareas(
        { fechaLimite: nov(22), tiempoEstimado: 2 },
        { fechaLimite: nov(21), tiempoEstimado: 2 },
      ),
    };
    expect(personaSobrecargada.evaluate(vistaDe(partes, sunday))[0]).toMatchObject({
      severidad: 'crítica',
      evidencia: [{ texto: '0 días laborables a 6 horas: ya no queda tiempo', enlace: null }, {}, {}],
    });
  });

  it('ignores people who no longer have an account', () => {
    const personas = EQUIPO.map((persona) => ({ ...persona, activa: persona._id !== LUIS }));
    const vista = vistaDe({
      tareas: tareas(
        { fechaLimite: nov(20), tiempoEstimado: 60 },
        { fechaLimite: nov(20), tiempoEstimado: 6 },
      ),
      personas,
    });
    expect(personaSobrecargada.evaluate(vista)).toEqual([]);
  });
});
