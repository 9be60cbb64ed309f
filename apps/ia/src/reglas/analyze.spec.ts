import { describe, expect, it } from '@jest/globals';
import {
  AHORA,
  datosDe,
  id,
  nov,
  unaHistoria,
  unaTarea,
  unProyecto,
  unSprint,
  UTC,
  type Partes,
} from '../../test/escenario';
import { analyze, type Analysis } from './analyze';
import { REGLAS } from './reglas';

function analyzeWhole(partes: Partes): Analysis {
  const steps = analyze(datosDe(partes), AHORA, UTC);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const hechas = Array.from({ length: 20 }, (_, i) =>
  unaHistoria({ _id: id(100 + i), estado: 'completada', puntos: 2, updatedAt: nov(-10 + i) }),
);

describe('analyze', () => {
  it('bases its advice on the same facts as the alerts', () => {
    const { hallazgos, recomendaciones, resumen } = analyzeWhole({
      historias: [unaHistoria({ puntos: 1 }), ...hechas],
      tareas: [
        unaTarea({ fechaLimite: nov(16), estado: 'en progreso' }),
        unaTarea({ _id: id(41), titulo: 'Correo', prioridad: 'alta', asignado: null }),
        unaTarea({ _id: id(42), titulo: 'Recibo', estado: 'bloqueada' }),
        unaTarea({ _id: id(43), titulo: 'Logo', estado: 'completada' }),
      ],
      sprints: [unSprint()],
    });
    expect(hallazgos.map(({ regla }) => regla)).toEqual(['urgente-sin-asignar', 'tarea-vencida']);
    expect(recomendaciones).toBe(
      [
        '«Tienda»: 20 de 21 historias completadas y 3 tareas abiertas (1 en progreso y 1 bloqueada).',
        '«Sprint 4» acaba el 27 de noviembre de 2026 (dentro de 7 días) y le queda 1 punto: la probabilidad de acabar a tiempo es de más del 99 %.',
        'Piden atención: 1 tarea vencida y 1 tarea urgente sin asignar.',
      ].join('\n\n'),
    );
    expect(resumen).toBe('«Tienda»: 1 tarea vencida y 1 tarea urgente sin asignar.');
  });

  it('says so when nothing needs attention', () => {
    expect(analyzeWhole({})).toEqual({
      hallazgos: [],
      recomendaciones:
        '«Tienda»: 0 de 1 historia completada y 1 tarea abierta.\n\nNo hay nada que pida atención urgente.',
      resumen: '',
    });
    expect(analyzeWhole({ epicas: [], historias: [], tareas: [] }).recomendaciones).toBe(
      '«Tienda» aún no tiene historias.\n\nNo hay nada que pida atención urgente.',
    );
  });

  it('skips a project that is not active', () => {
    const proyecto = unProyecto({ estado: 'pausado' });
    expect(analyzeWhole({ proyecto, tareas: [unaTarea({ fechaLimite: nov(1) })] })).toEqual({
      hallazgos: [],
      recomendaciones: '«Tienda» está pausado: no se buscan alertas mientras no esté activo.',
      resumen: '',
    });
  });

  it('pauses after each rule, so that other requests can run', () => {
    expect([...analyze(datosDe(), AHORA, UTC)].length).toBeGreaterThanOrEqual(REGLAS.length);
  });

  it('makes no forecast while there is too little history', () => {
    const { recomendaciones } = analyzeWhole({
      proyecto: unProyecto({ createdAt: nov(18) }),
      sprints: [unSprint()],
    });
    expect(recomendaciones).toContain('Aún no hay días suficientes para calcular si llegará.');
  });
});
