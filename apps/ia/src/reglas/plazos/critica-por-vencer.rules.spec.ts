import { describe, expect, it } from '@jest/globals';
import { LUIS, nov, unaHistoria, unaTarea, vistaDe } from '../../../test/escenario';
import { criticaPorVencer } from './critica-por-vencer.rules';

const ofTarea = (fields: Parameters<typeof unaTarea>[0]) =>
  criticaPorVencer.evaluate(vistaDe({ tareas: [unaTarea({ prioridad: 'crítica', ...fields })] }));
const ofHistoria = (fields: Parameters<typeof unaHistoria>[0]) =>
  criticaPorVencer.evaluate(vistaDe({ historias: [unaHistoria({ prioridad: 'crítica', ...fields })] }));

describe('critica-por-vencer', () => {
  it.each(['en progreso', 'en revisión', 'bloqueada'] as const)('tells of a task that is %s', (estado) => {
    expect(ofTarea({ tipo: 'bug', fechaLimite: nov(20), estado })).toEqual([
      expect.objectContaining({
        severidad: 'crítica',
        titulo: 'Crítica y vence hoy: «Pasarela»',
        usuarios: [LUIS],
        causa: nov(20),
      }),
    ]);
    expect(ofTarea({ fechaLimite: nov(21), estado })).toMatchObject([
      { severidad: 'alta', resumen: 'crítica, vence mañana' },
    ]);
  });

  it('tells of a story by the end of its plan, begun or not, and of whoever is to do it', () => {
    expect(ofHistoria({ fin: nov(20), responsable: LUIS })).toMatchObject([
      {
        sobre: 'historia',
        severidad: 'crítica',
        usuarios: [LUIS],
        descripcion:
          'Debe estar el 20 de noviembre de 2026 (hoy), es de prioridad crítica y está pendiente. La lleva Luis.',
      },
    ]);
  });

  it('is silent of what is less urgent, later, past, completed or told by another rule', () => {
    expect([
      ...ofTarea({ fechaLimite: nov(20), estado: 'en progreso', prioridad: 'alta' }),
      ...ofTarea({ fechaLimite: nov(22), estado: 'en progreso' }),
      ...ofTarea({ fechaLimite: nov(19), estado: 'en progreso' }),
      ...ofTarea({ fechaLimite: nov(20), estado: 'completada' }),
      ...ofTarea({ fechaLimite: nov(20), estado: 'pendiente' }),
      ...ofHistoria({ fin: nov(22) }),
      ...ofHistoria({ fin: nov(20), estado: 'completada' }),
      ...ofHistoria({}),
    ]).toEqual([]);
  });
});
