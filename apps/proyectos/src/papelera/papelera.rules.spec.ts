import { describe, expect, it } from '@jest/globals';
import { objectId } from '../almacen/object-id';
import { avisosOf, newEntrada } from './papelera.rules';

describe('newEntrada', () => {
  it('counts zero for what is not given, and expires after the configured days', () => {
    const now = new Date('2026-11-21T10:00:00.000Z');
    const deleted = { _id: objectId(), proyecto: objectId(), titulo: 'Pagos' };
    const deletion = { tipo: 'epica' as const, autor: objectId().toHexString(), cuentas: { tareas: 2 } };
    expect(newEntrada(deleted, deletion, { now, dias: 30 })).toMatchObject({
      titulo: 'Pagos',
      cuentas: { epicas: 0, historias: 0, tareas: 2, archivos: 0 },
      vence: new Date('2026-12-21T10:00:00.000Z'),
      revisar: new Date('2026-12-21T10:00:00.000Z'),
    });
  });
});

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
