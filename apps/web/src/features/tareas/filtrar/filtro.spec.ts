/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { aTarea } from '../../../shared/testing/datos/builders';
import { filterTareas, type Filtro, isVencida, NADIE, NO_FILTRO, SIN_COMPLETAR, YO } from './filtro';

const ana = { _id: 'ana', nombre: 'Ana', avatar: null };
const HOY = '2026-11-20';
const dia = (day: string) => `2026-11-${day}T00:00:00.000Z`;

const tareas = [
  aTarea({ titulo: 'Revisión de la canción', asignado: ana, tipo: 'bug', fechaLimite: dia('19') }),
  aTarea({ titulo: 'Cancionero', estado: 'completada', fechaLimite: dia('01') }),
  aTarea({ titulo: 'Otra cosa', estado: 'bloqueada', prioridad: 'alta', fechaLimite: dia('20') }),
];
const found = (filtro: Partial<Filtro>) =>
  filterTareas(tareas, { ...NO_FILTRO, ...filtro }, { yo: 'ana', hoy: HOY }).map(({ titulo }) => titulo[0]);

describe('filterTareas', () => {
  it.each([
    ['mine', { asignado: YO }, ['R']],
    ['a person', { asignado: 'ana' }, ['R']],
    ["nobody's", { asignado: NADIE }, ['C', 'O']],
    ['not completed', { estado: SIN_COMPLETAR }, ['R', 'O']],
    ['one estado', { estado: 'bloqueada' }, ['O']],
    ['prioridad', { prioridad: 'alta' }, ['O']],
    ['tipo', { tipo: 'bug' }, ['R']],
    ['a project', { proyecto: 'otro' }, []],
    ['overdue and not done', { vencidas: '1' }, ['R']],
    ['all at once', { estado: SIN_COMPLETAR, prioridad: 'alta', asignado: NADIE }, ['O']],
    ['nothing', {}, ['R', 'C', 'O']],
  ])('finds by %s', (_, filtro, expected) => expect(found(filtro)).toEqual(expected));

  it('keeps of what a query finds what the other filters leave', () => {
    const halladas = new Set(tareas.slice(0, 2).map(({ _id }) => _id));
    const filtro = { ...NO_FILTRO, consulta: 'cancion', estado: 'completada' };
    const left = filterTareas(tareas, filtro, { yo: 'ana', hoy: HOY, halladas });
    expect(left.map(({ titulo }) => titulo)).toEqual(['Cancionero']);
  });

  it('calls a task overdue from the day after its due date', () => {
    const due = aTarea({ fechaLimite: dia('20') });
    expect([isVencida(due, '2026-11-20'), isVencida(due, '2026-11-21')]).toEqual([false, true]);
  });
});
