import { describe, expect, it } from '@jest/globals';
import { avisosOf } from './papelera.rules';

describe('avisosOf', () => {
  const held = (historia: string, sprint: string) => ({ historia, sprint, nombre: `Sprint ${sprint}` });

  it('warns once about each sprint that has ended or is gone, not about those that took their stories back', () => {
    const sprints = [held('h1', '1'), held('h2', '1'), held('h3', '2'), held('h4', '3'), held('h5', '4')];
    const estados = new Map([
      ['1', 'completado'],
      ['2', 'pendiente'],
      ['3', 'en progreso'],
    ] as const);
    expect(avisosOf(sprints, estados, 3)).toEqual([
      { motivo: 'sinAsignar', tareas: 3 },
      { motivo: 'sprintCerrado', sprint: 'Sprint 1', historias: 2 },
      { motivo: 'sprintEliminado', sprint: 'Sprint 4', historias: 1 },
    ]);
  });
});
