import { afterEach, describe, expect, it } from '@jest/globals';
import type { Cambio } from '@pmp/contracts/common';
import type { NuevoPendiente } from '../pendientes/pendiente';
import { pendientes } from '../pendientes/pendientes';
import { aHistoria, anEpica, anId, aTarea } from '../testing/datos/builders';
import { cambios } from '../vivo/cambios';
import { almacen } from './almacen';
import { filasDe } from './lista';

const epica = anEpica({ titulo: 'Pagos', version: 3 });
const historia = aHistoria({ titulo: 'Cobrar', epicaId: epica, orden: 'b' });
const otra = aHistoria({ titulo: 'Devolver', epicaId: epica, proyecto: historia.proyecto, orden: 'c' });
const tarea = aTarea({ titulo: 'Una', historiaId: historia._id });

const hear = (over: Partial<Cambio>): void => {
  const { datos = null } = over;
  cambios.publish({
    entidad: 'epica',
    accion: 'actualizado',
    _id: (datos as { _id: string } | null)?._id ?? epica._id,
    version: (datos as { version: number } | null)?.version ?? 0,
    autor: null,
    ...over,
    datos,
  });
};
const titulo = () => almacen.get('epica', epica._id)?.titulo;
const take = () => {
  almacen.take('epica', [epica]);
  almacen.take('historia', [historia, otra]);
  almacen.take('tarea', [tarea]);
};

afterEach(() => {
  almacen.clear();
  for (const { id } of pendientes.all()) pendientes.remove(id);
});

describe('which of two states is newer', () => {
  it('is the one with the higher version, whether it was read or heard of', () => {
    take();
    hear({ datos: { ...epica, titulo: 'Nuevo', version: 4 } });
    almacen.take('epica', [epica]);
    expect(titulo()).toBe('Nuevo');
    hear({ datos: { ...epica, titulo: 'Viejo', version: 2 } });
    hear({ datos: { ...epica, titulo: 'Igual', version: 4 } });
    expect(titulo()).toBe('Nuevo');
    almacen.take('epica', [{ ...epica, titulo: 'Leído', version: 4 }]);
    expect(titulo()).toBe('Leído');
  });

  it('is the same object as long as it says the same', () => {
    take();
    const before = almacen.get('epica', epica._id);
    almacen.take('epica', [{ ...epica }]);
    expect(almacen.get('epica', epica._id)).toBe(before);
  });

  it('keeps what a reply leaves out, until an event of the same version says it', () => {
    const criterios = [{ _id: anId(), texto: 'Uno', hecho: false }];
    almacen.take('historia', [{ ...historia, criterios }]);
    almacen.take('historia', [{ ...historia, titulo: 'Del tablero', version: 2 }]);
    expect(almacen.get('historia', historia._id)).toMatchObject({ titulo: 'Del tablero', criterios });
    hear({ entidad: 'historia', datos: { ...historia, titulo: 'Del tablero', version: 2, criterios: [] } });
    expect(almacen.get('historia', historia._id)).toMatchObject({ criterios: [] });
  });
});

describe('what was deleted', () => {
  it('does not come back with a late event, nor with a reply of before', () => {
    take();
    hear({ accion: 'eliminado', version: 5 });
    hear({ datos: { ...epica, version: 4 } });
    hear({ datos: { ...epica, version: 6 } });
    hear({ accion: 'creado', datos: { ...epica, version: 5 } });
    almacen.take('epica', [{ ...epica, version: 5 }]);
    expect(titulo()).toBeUndefined();
  });

  it('comes back when it is restored, and changes again', () => {
    take();
    hear({ accion: 'eliminado', version: 5 });
    hear({ accion: 'creado', datos: { ...epica, version: 6 } });
    hear({ datos: { ...epica, titulo: 'Otro', version: 7 } });
    expect(titulo()).toBe('Otro');
  });

  it.each([
    ['tarea', tarea._id, [true, true, true, false]],
    ['historia', historia._id, [true, false, true, false]],
    ['epica', epica._id, [false, false, false, false]],
    ['proyecto', historia.proyecto, [true, false, false, true]],
  ] as const)('takes along what hangs from it: %s', (entidad, _id, left) => {
    take();
    hear({ entidad, _id, accion: 'eliminado', version: 9 });
    expect([
      almacen.get('epica', epica._id) !== undefined,
      almacen.get('historia', historia._id) !== undefined,
      almacen.get('historia', otra._id) !== undefined,
      almacen.get('tarea', tarea._id) !== undefined,
    ]).toEqual(left);
  });
});

describe('what a change says of other things', () => {
  const con = { _id: epica._id, titulo: 'Pagos' };
  const laTarea = () => almacen.get('tarea', tarea._id);

  it('is the title of an epic, on its stories and their tasks', () => {
    take();
    almacen.take('tarea', [{ ...tarea, epica: con }]);
    hear({ datos: { ...epica, titulo: 'Cobros', version: 4 } });
    expect(almacen.get('historia', historia._id)?.epicaId.titulo).toBe('Cobros');
    expect(laTarea()?.epica?.titulo).toBe('Cobros');
  });

  it('is the epic of a task, which goes with its story', () => {
    take();
    almacen.take('tarea', [{ ...tarea, epica: con }]);
    hear({ entidad: 'tarea', datos: { ...tarea, titulo: 'Otra', version: 2 } });
    expect(laTarea()).toMatchObject({ titulo: 'Otra', epica: con });
    const lejos = { _id: anId(), titulo: 'Lejos' };
    hear({ entidad: 'historia', datos: { ...historia, epicaId: lejos, version: 2 } });
    expect(laTarea()?.epica).toEqual(lejos);
    hear({ entidad: 'tarea', datos: { ...tarea, historiaId: otra._id, version: 3 } });
    expect(laTarea()?.epica?._id).toBe(epica._id);
  });

  it('is the name and the colour of a label, on all that has it, and that it is gone', () => {
    const [pagos, otra] = ['pagos', 'otra'].map((nombre) => ({
      _id: anId(),
      nombre,
      color: 'gris' as const,
    }));
    const etiquetas = [pagos!, otra!];
    almacen.take('historia', [{ ...historia, etiquetas }]);
    almacen.take('tarea', [{ ...tarea, etiquetas }]);
    const nueva = { ...pagos!, nombre: 'cobros', color: 'verde' as const };
    const datos = { ...nueva, orden: 0, proyecto: historia.proyecto, version: 2 };
    const suyas = () => [almacen.get('historia', historia._id)?.etiquetas, laTarea()?.etiquetas];
    hear({ entidad: 'etiqueta', datos });
    expect(suyas()).toEqual([
      [nueva, otra],
      [nueva, otra],
    ]);
    hear({ entidad: 'etiqueta', accion: 'eliminado', _id: pagos!._id, version: 3 });
    expect(suyas()).toEqual([[otra], [otra]]);
  });

  const uno = { _id: anId(), nombre: 'Uno' };
  const dos = { _id: anId(), nombre: 'Dos' };
  const [libre, enUno, enDos] = [aHistoria(), aHistoria({ sprintId: uno }), aHistoria({ sprintId: dos })];
  it.each<[string, string, string[], Cambio['accion'], (string | null)[]]>([
    ['takes in and lets go', 'pendiente', [libre._id], 'actualizado', ['Uno', null, 'Dos']],
    ['takes from another', 'pendiente', [enUno._id, enDos._id], 'actualizado', [null, 'Uno', 'Uno']],
    [
      'leaves to others when finished',
      'completado',
      [enUno._id, enDos._id],
      'actualizado',
      [null, 'Uno', 'Dos'],
    ],
    ['lets go when cancelled', 'cancelado', [enUno._id], 'actualizado', [null, null, 'Dos']],
    ['lets go when deleted', '', [], 'eliminado', [null, null, 'Dos']],
  ])('a sprint %s', (_case, estado, historias, accion, expected) => {
    almacen.take('historia', [libre, enUno, enDos]);
    const datos = accion === 'eliminado' ? null : { ...uno, estado, historias };
    hear({ entidad: 'sprint', accion, _id: uno._id, version: 2, datos });
    const shown = [libre, enUno, enDos].map(({ _id }) => almacen.get('historia', _id)?.sprintId);
    expect(shown.map((sprint) => sprint?.nombre ?? null)).toEqual(expected);
  });
});

describe('what is not confirmed', () => {
  const pedido = (over: Partial<NuevoPendiente>): NuevoPendiente => ({
    accion: 'editar',
    entidad: 'historia',
    elemento: historia._id,
    proyecto: historia.proyecto,
    titulo: '',
    method: 'PUT',
    path: `/api/historias/${historia._id}`,
    body: {},
    ...over,
  });
  const shown = () => almacen.get('historia', historia._id);

  it('lies over what the server has said, and leaves that alone', () => {
    take();
    const before = shown();
    pendientes.add(pedido({ body: { titulo: 'Otro', version: 1 } }));
    expect(shown()).toEqual({ ...historia, titulo: 'Otro' });
    expect(shown()).toBe(shown());
    expect(almacen.said('historia', historia._id)).toBe(before);
    hear({ entidad: 'historia', datos: { ...historia, puntos: 8, version: 2 } });
    expect(shown()).toMatchObject({ titulo: 'Otro', puntos: 8 });
  });

  it('is shown while it is sent, and one of a turn after the other', async () => {
    take();
    const done: (() => void)[] = [];
    const send = () => new Promise<void>((resolve) => done.push(resolve));
    const first = pendientes.mostrar([pedido({ visto: { estado: 'completada' } })], send, 'a');
    const second = pendientes.mostrar([pedido({ visto: { puntos: 5 } })], send, 'a');
    expect(shown()).toMatchObject({ estado: 'completada', puntos: 5 });
    expect(done).toHaveLength(1);
    done[0]?.();
    await first;
    expect(shown()).toMatchObject({ estado: historia.estado, puntos: 5 });
    await Promise.resolve();
    done[1]?.();
    await second;
    expect(shown()).toEqual(historia);
  });

  it('puts what is moved behind its neighbour, and what is new at the end of its list', () => {
    take();
    const lejos = { epicaId: anEpica()._id, despuesDe: otra._id };
    pendientes.add(pedido({ accion: 'mover', body: lejos }));
    expect((shown()?.orden ?? '') > otra.orden).toBe(true);
    expect(shown()?.epicaId._id).toBe(lejos.epicaId);
    const body = { _id: anId(), titulo: 'Nueva', proyecto: historia.proyecto, epicaId: epica._id };
    pendientes.add(pedido({ accion: 'crear', elemento: body._id, body, method: 'POST' }));
    const lista = filasDe('historia', { ids: [historia._id], desde: almacen.momento() }, () => true);
    expect(lista.at(-1)).toMatchObject({
      titulo: 'Nueva',
      epicaId: { titulo: 'Pagos' },
      puntos: 0,
      version: 0,
    });
  });

  it('is nothing of something else: a link, or a card on a board', () => {
    take();
    pendientes.add(pedido({ accion: 'enlazar', elemento: anId(), body: { tipo: 'bloquea' } }));
    expect(almacen.all('historia')).toHaveLength(2);
  });
});

describe('a list', () => {
  it('has what it found, and what has been heard of since and belongs to it', () => {
    take();
    const lista = { ids: [historia._id], desde: almacen.momento() };
    const nueva = aHistoria({ proyecto: historia.proyecto });
    hear({ entidad: 'historia', accion: 'creado', datos: nueva });
    hear({ entidad: 'historia', accion: 'creado', datos: aHistoria() });
    const suya = ({ proyecto }: { proyecto: string }) => proyecto === historia.proyecto;
    expect(filasDe('historia', lista, suya)).toEqual([historia, nueva]);
    expect(filasDe('historia', lista)).toEqual([historia]);
    hear({ entidad: 'historia', accion: 'eliminado', _id: historia._id, version: 2 });
    expect(filasDe('historia', lista, suya)).toEqual([nueva]);
  });
});
