import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  avancesReplySchema,
  type AvancesReply,
  cuentasReplySchema,
  type Historia,
} from '@pmp/contracts/proyectos';
import { callAs, eventually } from '@pmp/testing';
import { Types } from 'mongoose';
import { newId, World } from '../../test/world';

let world: World;
let historia: Historia;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  const proyecto = await world.proyecto();
  historia = await world.historia(await world.epica(proyecto._id));
});

const path = () => `/tareas/proyecto/${historia.proyecto}/avance`;
const read = async (): Promise<AvancesReply> => {
  const { body } = await world.as(world.member)('GET', path());
  expect(avancesReplySchema.parse(body)).toEqual(body);
  return body as AvancesReply;
};
const avanceOf = async (id: string) => (await read()).avances.find(({ historiaId }) => historiaId === id);
const sibling = async () => world.historia(await world.epica(historia.proyecto));
const change = (id: string, body: object) => world.as(world.member)('PUT', `/tareas/${id}`, body);
const remove = (url: string) => world.as(world.creator)('DELETE', url);
const restore = (id: string) => world.as(world.creator)('POST', `/papelera/${id}/restaurar`, {});

describe('the progress of the stories of a project', () => {
  it('counts tasks per story and lists each assignee once', async () => {
    const other = await sibling();
    await sibling();
    await world.tarea(historia, { estado: 'completada', asignado: world.member._id });
    await world.tarea(historia, { estado: 'en progreso', asignado: world.member._id });
    await world.tarea(historia, { estado: 'bloqueada', asignado: world.creator._id });
    await world.tarea(historia);
    await world.tarea(other, { asignado: world.member._id });

    const { avances, personas } = await read();
    const [mario, carla] = [world.member._id, world.creator._id];
    expect(avances).toEqual(
      [
        { historiaId: historia._id, total: 4, completadas: 1, asignados: [mario, carla].sort() },
        { historiaId: other._id, total: 1, completadas: 0, asignados: [mario] },
      ].sort((a, b) => a.historiaId.localeCompare(b.historiaId)),
    );
    expect(personas.map(({ _id }) => _id)).toEqual([mario, carla].sort());
    expect(personas).toContainEqual({ _id: mario, nombre: 'Mario Miembro', avatar: null });
    const some = await world.as(world.member)('GET', `${path()}?historias=${other._id},${newId()}`);
    expect(some.body).toMatchObject({
      avances: [{ historiaId: other._id, total: 1 }],
      personas: [{ _id: mario }],
    });
    expect((await world.as(world.member)('GET', `${path()}?historias=x`)).status).toBe(400);
  });

  it('adds up the stories of each epic, as they are now', async () => {
    const { proyecto, epicaId } = historia;
    const otra = await world.epica(proyecto);
    await world.historia(otra, { puntos: 5, estado: 'completada' });
    await world.historia(otra, { puntos: 3 });
    await world.epica(proyecto);
    const cuentas = async (person = world.member) => {
      const reply = await world.as(person)('GET', `/epicas/proyecto/${proyecto}/cuentas`);
      return reply.status === 200 ? cuentasReplySchema.parse(reply.body).cuentas : reply.status;
    };
    const sinDias = { inicio: null, fin: null, sprints: [] };
    const suya = { epicaId: epicaId._id, historias: 1, completadas: 0, puntos: historia.puntos, ...sinDias };
    const otras = { epicaId: otra._id, historias: 2, completadas: 1, puntos: 8, ...sinDias };
    expect(await cuentas()).toEqual([suya, otras]);
    expect(await cuentas(world.outsider)).toBe(404);
    await world.as(world.member)('PUT', `/historias/${historia._id}`, { epicaId: otra._id });
    expect((await world.as(world.member)('GET', `/epicas/proyecto/${proyecto}/cuentas`)).body['tareas']).toBe(
      0,
    );
    expect(await cuentas()).toEqual([{ ...otras, historias: 3, puntos: 8 + historia.puntos }]);
  });

  it('says from when to when the stories of each epic go, and which sprints lend them their days', async () => {
    const epica = await world.epica(historia.proyecto);
    const at = (dia: string) => `${dia}T00:00:00.000Z`;
    await world.historia(epica, { inicio: '2026-11-16', fin: '2026-11-18' });
    await world.historia(epica, { fin: '2026-12-02' });
    const [prestada, propia] = [
      await world.historia(epica),
      await world.historia(epica, { inicio: '2026-11-20' }),
    ];
    const suya = async () => {
      const { body } = await world.as(world.member)('GET', `/epicas/proyecto/${historia.proyecto}/cuentas`);
      return cuentasReplySchema.parse(body).cuentas.find(({ epicaId }) => epicaId === epica._id);
    };
    const plazo = { inicio: at('2026-11-16'), fin: at('2026-12-02') };
    expect(await suya()).toMatchObject({ ...plazo, sprints: [] });
    const sprint = await world.sprint(historia.proyecto, [prestada._id]);
    await world.sprint(historia.proyecto, [propia._id], { numero: 2 });
    expect(await suya()).toMatchObject({ ...plazo, sprints: [sprint] });
  });

  it('finds the stories of a branch: what matches itself, and what holds a task that does', async () => {
    const { proyecto } = historia;
    const epica = await world.epica(proyecto);
    const ask = world.as(world.member);
    const hija = await world.tarea(historia, { titulo: 'Firmar la póliza', estado: 'en progreso' });
    await world.tarea(historia, { titulo: 'Otra cosa' });
    const dicha = await world.historia(epica, { titulo: 'Cobrar', quiero: 'una póliza al día' });
    await world.tarea(dicha, { titulo: 'Sumar' });
    await world.historia(epica, { titulo: 'Enviar' });
    const found = async (params: Record<string, string>) => {
      const { body } = await ask('GET', `/historias/proyecto/${proyecto}?${new URLSearchParams(params)}`);
      return (body['historias'] as Historia[]).map(({ _id }) => _id).sort();
    };
    const both = [historia._id, dicha._id].sort();
    expect(await found({ rama: 'poliza' })).toEqual(both);
    expect(await found({ rama: 'poliza estado:"en progreso"' })).toEqual([historia._id]);
    expect(await found({ q: 'puntos>99', rama: 'poliza' })).toEqual([]);
    expect(await found({ rama: 'tipo:bug poliza' })).toEqual([]);
    const { body } = await ask('GET', `/epicas/proyecto/${proyecto}/cuentas?rama=poliza`);
    expect(cuentasReplySchema.parse(body)).toMatchObject({
      cuentas: [
        { epicaId: historia.epicaId._id, historias: 1 },
        { epicaId: epica._id, historias: 1 },
      ],
      tareas: 3,
    });
    const params = new URLSearchParams({ q: 'poliza', historias: both.join(',') });
    const tareas = await ask('GET', `/tareas/proyecto/${proyecto}?${params}`);
    expect(tareas.body['tareas']).toMatchObject([{ _id: hija._id }]);
    expect(
      (await world.as(world.outsider)('GET', `/historias/proyecto/${proyecto}?rama=poliza`)).status,
    ).toBe(404);
  });

  it('is empty when there are no tasks', async () => {
    expect(await read()).toEqual({ success: true, avances: [], personas: [] });
  });

  it('covers only the project asked for, which must exist and be visible', async () => {
    await world.tree();
    expect((await read()).avances).toEqual([]);
    const of = async (id: string, person = world.member) =>
      (await world.as(person)('GET', `/tareas/proyecto/${id}/avance`)).status;
    expect(await of(historia.proyecto, world.outsider)).toBe(404);
    expect(await of(newId())).toBe(404);
    expect(await of('x')).toBe(400);
    await remove(`/proyectos/${historia.proyecto}`);
    expect(await of(historia.proyecto)).toBe(404);
  });

  it('is right after a task changes, moves to another story, is deleted or is restored', async () => {
    const other = await sibling();
    const { _id } = await world.tarea(historia, { asignado: world.member._id });
    await world.tarea(historia);
    await change(_id, { estado: 'completada' });
    expect(await avanceOf(historia._id)).toMatchObject({ total: 2, completadas: 1 });

    await change(_id, { historiaId: other._id });
    expect(await avanceOf(historia._id)).toMatchObject({ total: 1, completadas: 0, asignados: [] });
    expect(await avanceOf(other._id)).toMatchObject({ total: 1, asignados: [world.member._id] });

    await remove(`/tareas/${_id}`);
    expect(await avanceOf(other._id)).toBeUndefined();
    expect((await read()).personas).toEqual([]);
    await restore(_id);
    expect(await avanceOf(other._id)).toMatchObject({ total: 1, completadas: 1 });
  });

  it('disappears with a deleted story and returns with it', async () => {
    await world.tarea(historia);
    await remove(`/historias/${historia._id}`);
    expect((await read()).avances).toEqual([]);
    await restore(historia._id);
    expect(await avanceOf(historia._id)).toMatchObject({ total: 1 });
  });

  it('still names assignees who were deactivated or left the team, and leaves out unknown ones', async () => {
    const inactive = await world.service.people.person({ nombre: 'Inés Inactiva', estado: 'inactivo' });
    const left = await world.service.people.person({ nombre: 'Lea Lejos' });
    for (const id of [inactive._id, left._id, newId()]) {
      const _id = new Types.ObjectId((await world.tarea(historia))._id);
      await world.collection('tareas').updateOne({ _id }, { $set: { asignado: new Types.ObjectId(id) } });
    }
    const { avances, personas } = await read();
    expect(personas.map(({ nombre }) => nombre).sort()).toEqual(['Inés Inactiva', 'Lea Lejos']);
    expect(avances).toMatchObject([{ total: 3, asignados: [inactive._id, left._id].sort() }]);
  });

  it('is right after another replica has changed a task', async () => {
    const { _id, version } = await world.tarea(historia);
    expect(await avanceOf(historia._id)).toMatchObject({ completadas: 0 });
    const replica = await World.startService(world.database, world.broker);
    await callAs(replica.app, world.member)('PUT', `/tareas/${_id}`, { version, estado: 'completada' });
    await eventually(async () => expect(await avanceOf(historia._id)).toMatchObject({ completadas: 1 }));
    await replica.app.close();
  });

  it('is answered 304 without a body while nothing changes', async () => {
    await world.tarea(historia, { asignado: world.member._id });
    const ask = (etag: string) =>
      world.service.app.inject({
        url: `/api${path()}`,
        headers: { ...world.member.auth, 'if-none-match': etag },
      });
    const etag = String((await ask('')).headers['etag']);
    expect((await ask(etag)).statusCode).toBe(304);
    await world.tarea(historia);
    expect((await ask(etag)).statusCode).toBe(200);
  });
});
