import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resumenSchema } from '@pmp/contracts/proyectos';
import { callAs, eventually } from '@pmp/testing';
import { Types } from 'mongoose';
import { World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

describe('the summary', () => {
  it('counts what the caller may see, and only that', async () => {
    const { people } = world.service;
    const caller = await people.person();
    const own = { equipo: await people.team({ [caller._id]: 'admin' }) };
    const ofAll = async () =>
      (await world.as(world.admin)('GET', '/proyectos/resumen')).body.estadisticas.totalProyectos;
    const before = await ofAll();
    await world.tree(world.outsider, { equipo: world.otherTeam });
    const { proyecto, historia } = await world.tree(caller, own);
    await world.tarea(historia, { estado: 'completada', prioridad: 'alta' }, caller);
    await world.tarea(historia, { estado: 'bloqueada' }, caller);
    for (let i = 0; i < 5; i++) await world.proyecto({ estado: 'pausado', nombre: `P${i}`, ...own }, caller);
    const deleted = (await world.tree(caller, own)).proyecto;
    await world.as(caller)('DELETE', `/proyectos/${deleted._id}`);

    const { body } = await world.as(caller)('GET', '/proyectos/resumen');
    expect(resumenSchema.parse(body)).toEqual(body);
    expect(body.estadisticas).toEqual({
      totalProyectos: 6,
      proyectosActivos: 1,
      tareasPendientes: 2,
      tareasCompletadas: 1,
    });
    expect(body.porEstadoProyecto).toEqual({ activo: 1, pausado: 5, completado: 0, cancelado: 0 });
    expect(body.porEstadoTarea).toMatchObject({ pendiente: 1, completada: 1, bloqueada: 1 });
    expect(body.porPrioridad).toEqual({ baja: 0, media: 2, alta: 1, crítica: 0 });
    expect(body.proyectosRecientes.map((p: { nombre: string }) => p.nombre)).toEqual([
      'P4',
      'P3',
      'P2',
      'P1',
      'P0',
    ]);
    expect(body.tareasRecientes).toHaveLength(3);
    expect(body.tareasRecientes[0]).toMatchObject({ estado: 'bloqueada', proyecto: proyecto._id });

    expect(await ofAll()).toBe(before + 7);
  });

  it('is right immediately after each change of a task, although its figures are cached', async () => {
    const { historia, tarea } = await world.tree();
    const figures = async () => (await world.as(world.member)('GET', '/proyectos/resumen')).body;
    const before = (await figures()).estadisticas.tareasPendientes;

    const made = await world.tarea(historia, { titulo: 'La última' });
    expect((await figures()).estadisticas.tareasPendientes).toBe(before + 1);
    expect((await figures()).tareasRecientes[0]).toMatchObject({ _id: made._id, titulo: 'La última' });

    const as = world.as(world.member);
    await as('PUT', `/tareas/${made._id}`, { version: made.version, titulo: 'Otra', estado: 'completada' });
    expect((await figures()).estadisticas.tareasPendientes).toBe(before);
    expect((await figures()).tareasRecientes[0].titulo).toBe('Otra');

    await world.as(world.creator)('DELETE', `/tareas/${tarea._id}`);
    expect((await figures()).estadisticas.tareasPendientes).toBe(before - 1);

    await world.as(world.creator)('DELETE', `/historias/${historia._id}`);
    const recientes: { _id: string }[] = (await figures()).tareasRecientes;
    expect(recientes.map(({ _id }) => _id)).not.toContain(made._id);
  });

  it("has the open tasks of the caller, and nobody else's", async () => {
    const { historia } = await world.tree();
    const asignado = world.member._id;
    const mine = await world.tarea(historia, { titulo: 'Mía', asignado });
    await world.tarea(historia, { titulo: 'Hecha', asignado, estado: 'completada' });
    await world.tarea(historia, { titulo: 'De nadie' });
    const { misTareas } = (await world.as(world.member)('GET', '/proyectos/resumen')).body;
    expect(misTareas.map(({ _id }: { _id: string }) => _id)).toContain(mine._id);
    const titles: string[] = misTareas.map(({ titulo }: { titulo: string }) => titulo);
    expect(titles.filter((titulo) => ['Hecha', 'De nadie'].includes(titulo))).toEqual([]);
    expect((await world.as(world.outsider)('GET', '/proyectos/resumen')).body.misTareas).toEqual([]);
  });

  it('has the open tasks of the caller behind a page of newer ones in a team that they have left', async () => {
    const asignado = world.member._id;
    const mine = await world.tarea((await world.tree()).historia, { titulo: 'Mía y antigua', asignado });
    const foreign = await world.tree(world.outsider, { equipo: world.otherTeam });
    const tareas = world.collection('tareas');
    const { _id: _, ...rest } = (await tareas.findOne({ _id: new Types.ObjectId(mine._id) }))!;
    const ofLeftTeam = Array.from({ length: 130 }, (_, n) => ({
      ...rest,
      proyecto: new Types.ObjectId(foreign.proyecto._id),
      createdAt: new Date(Date.now() + n),
    }));
    const { insertedIds } = await tareas.insertMany(ofLeftTeam);
    const { misTareas } = (await world.as(world.member)('GET', '/proyectos/resumen')).body;
    const ids: string[] = misTareas.map(({ _id }: { _id: string }) => _id);
    expect(ids).toContain(mine._id);
    expect(Object.values(insertedIds).filter((id) => ids.includes(String(id)))).toEqual([]);
    await tareas.deleteMany({ _id: { $in: Object.values(insertedIds) } });
  });

  it('has the open stories that the caller answers for', async () => {
    const { historia } = await world.tree();
    const as = world.as(world.member);
    await as('PUT', `/historias/${historia._id}`, { responsable: world.member._id });
    const ids = async () =>
      (await as('GET', '/proyectos/resumen')).body.misHistorias.map(({ _id }: { _id: string }) => _id);
    expect(await ids()).toContain(historia._id);
    expect((await world.as(world.admin)('GET', '/proyectos/resumen')).body.misHistorias).toEqual([]);
    await as('PUT', `/historias/${historia._id}`, { estado: 'completada' });
    expect(await ids()).not.toContain(historia._id);
  });

  it('is right after another replica has changed a task', async () => {
    const { tarea } = await world.tree();
    const figures = async () => (await world.as(world.member)('GET', '/proyectos/resumen')).body;
    const before = (await figures()).porEstadoTarea.bloqueada;
    const replica = await World.startService(world.database, world.broker);
    const change = { version: tarea.version, estado: 'bloqueada' };
    await callAs(replica.app, world.member)('PUT', `/tareas/${tarea._id}`, change);
    await eventually(async () => expect((await figures()).porEstadoTarea.bloqueada).toBe(before + 1));
    await replica.app.close();
  });
});
