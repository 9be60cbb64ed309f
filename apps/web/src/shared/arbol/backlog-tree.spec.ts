/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { aHistoria, anEpica, aTarea } from '../testing/datos/builders';
import { backlogTree, countTareas } from './backlog-tree';

describe('backlogTree', () => {
  it('puts stories into their epics and tasks into their stories, by rank', () => {
    const b = anEpica({ titulo: 'B', orden: 'b' });
    const a = anEpica({ titulo: 'A', orden: 'Z' });
    const second = aHistoria({ titulo: '2', orden: 'n', epicaId: b });
    const first = aHistoria({ titulo: '1', orden: 'a', epicaId: b });
    const tarea = aTarea({ historiaId: first._id });
    const tree = backlogTree([b, a], [second, first], [tarea]);
    expect(tree.map(({ epica }) => epica.titulo)).toEqual(['A', 'B']);
    expect(tree[1]?.historias.map(({ historia }) => historia.titulo)).toEqual(['1', '2']);
    expect(tree[1]?.historias[0]?.tareas).toEqual([tarea]);
    expect(tree.map(countTareas)).toEqual([0, 1]);
  });
});
