/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { aHistoria, anEpica, anId, aTarea } from '../../../shared/testing/datos/builders';
import { backlogTree } from '../../../shared/arbol/backlog-tree';
import { type Filtro, filterTree, isActive, NO_FILTRO, SIN_ASIGNAR } from './filter-tree';

const ana = { _id: anId(), nombre: 'Ana García', avatar: null };
const epica = anEpica({ titulo: 'Pagos', prioridad: 'alta' });
const historia = aHistoria({
  titulo: 'Pagar con tarjeta',
  epicaId: epica,
  prioridad: 'baja',
  responsable: ana,
});
const bug = aTarea({ titulo: 'Rechazo', tipo: 'bug', historiaId: historia._id, asignado: ana });
const libre = aTarea({ titulo: 'Caducidad', historiaId: historia._id, estado: 'bloqueada' });
const tree = backlogTree([epica], [historia], [bug, libre]);

const found = (filtro: Partial<Filtro>) =>
  filterTree(tree, { ...NO_FILTRO, ...filtro }).flatMap(({ epica: e, historias }) => [
    e.titulo,
    ...historias.flatMap((h) => [h.historia.titulo, ...h.tareas.map(({ titulo }) => titulo)]),
  ]);

describe('filterTree', () => {
  it.each<[Partial<Filtro>, string[]]>([
    [{ texto: 'RECHAZO' }, ['Pagos', 'Pagar con tarjeta', 'Rechazo']],
    [{ texto: 'ana garcia' }, ['Pagos', 'Pagar con tarjeta', 'Rechazo']],
    [{ responsable: ana._id }, ['Pagos', 'Pagar con tarjeta', 'Rechazo', 'Caducidad']],
    [{ responsable: SIN_ASIGNAR }, []],
    [{ texto: 'tarjeta' }, ['Pagos', 'Pagar con tarjeta']],
    [{ texto: 'nada de eso' }, []],
    [{ tipo: 'bug' }, ['Pagos', 'Pagar con tarjeta', 'Rechazo']],
    [{ persona: ana._id }, ['Pagos', 'Pagar con tarjeta', 'Rechazo']],
    [{ persona: SIN_ASIGNAR }, ['Pagos', 'Pagar con tarjeta', 'Caducidad']],
    [{ estado: 'bloqueada' }, ['Pagos', 'Pagar con tarjeta', 'Caducidad']],
    [{ prioridad: 'alta' }, ['Pagos']],
    [{ prioridad: 'baja' }, ['Pagos', 'Pagar con tarjeta']],
  ])('%j', (filtro, expected) => {
    expect(found(filtro)).toEqual(expected);
  });

  it('is off without any filter', () => {
    expect(isActive({ ...NO_FILTRO, texto: '  ' })).toBe(false);
    expect(filterTree(tree, NO_FILTRO)).toBe(tree);
  });
});
