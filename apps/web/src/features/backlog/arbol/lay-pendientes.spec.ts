/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Pendiente } from '../../../shared/pendientes/pendiente';
import { aHistoria, anEpica } from '../../../shared/testing/datos/builders';
import { layPendientes } from './lay-pendientes';

const epica = anEpica({ titulo: 'Pagos' });
const [una, otra] = [aHistoria({ orden: 'a' }), aHistoria({ orden: 'b' })];
const lista = [una, otra];

const aPendiente = (over: Partial<Pendiente>): Pendiente => ({
  id: 'x',
  accion: 'editar',
  entidad: 'historia',
  elemento: una._id,
  proyecto: una.proyecto,
  titulo: una.titulo,
  method: 'PUT',
  path: `/api/historias/${una._id}`,
  body: {},
  hecho: '2026-11-20T10:00:00.000Z',
  estado: 'espera',
  ...over,
});
const lay = (...pendientes: Pendiente[]) => layPendientes('historia', lista, pendientes, [epica]);

describe('layPendientes', () => {
  it('returns the server’s list itself when no change of its kind waits', () => {
    expect(lay()).toBe(lista);
    expect(lay(aPendiente({ entidad: 'tarea' }))).toBe(lista);
  });

  it('shows new things last, edits in their place and moves at their rank', () => {
    const body = { _id: 'n', titulo: 'Nueva', proyecto: una.proyecto, epicaId: epica._id };
    const created = lay(aPendiente({ accion: 'crear', elemento: 'n', body })).at(-1);
    expect(created).toMatchObject({ titulo: 'Nueva', epicaId: { titulo: 'Pagos' }, puntos: 0, version: 0 });
    expect(lay(aPendiente({ body: { titulo: 'Otro', version: 1 } }))[0]).toEqual({ ...una, titulo: 'Otro' });
    const moved = lay(aPendiente({ accion: 'mover', body: { epicaId: epica._id, despuesDe: otra._id } }))[0];
    expect(moved?.epicaId).toEqual({ _id: epica._id, titulo: 'Pagos' });
    expect((moved?.orden ?? '') > otra.orden).toBe(true);
  });

  it('does not show twice what has already arrived', () => {
    expect(lay(aPendiente({ accion: 'crear', body: { _id: una._id } }))).toHaveLength(2);
  });
});
