import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { erroresProyectos, type Historia } from '@pmp/contracts/proyectos';
import { callAs, type RunningService, type TestPerson } from '@pmp/testing';
import { Types } from 'mongoose';
import { World } from './world';

let world: World;
let other: RunningService;
let historia: Historia;
beforeAll(async () => {
  world = await World.start();
  other = await World.startService(world.database, world.broker);
});
afterAll(async () => {
  await other.close();
  await world.close();
});
beforeEach(async () => {
  const epica = await world.epica((await world.proyecto())._id);
  historia = await world.historia(epica);
  await world.tarea(historia);
});

/** Sends a request to the other replica, which must succeed. */
const elsewhere = async (
  person: TestPerson,
  method: 'PUT' | 'DELETE',
  url: string,
  body?: object,
): Promise<void> => {
  expect((await callAs(other.app, person)(method, url, body)).status).toBe(200);
};
const story = () => {
  const body = { titulo: 'Nueva', proyecto: historia.proyecto, epicaId: historia.epicaId._id };
  return world.as(world.member)('POST', '/historias', body);
};
const task = () => {
  const body = { titulo: 'Nueva', proyecto: historia.proyecto, historiaId: historia._id };
  return world.as(world.member)('POST', '/tareas', body);
};
/** How many stories and tasks these tests have created in the project. */
const made = async (): Promise<number> => {
  const mine = { titulo: 'Nueva', proyecto: new Types.ObjectId(historia.proyecto) };
  const counts = ['historias', 'tareas'].map((name) => world.collection(name).countDocuments(mine));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count);
};

describe('data that this replica remembers and another one has changed', () => {
  it('shows the new name of a renamed epic on its new story', async () => {
    await elsewhere(world.member, 'PUT', `/epicas/${historia.epicaId._id}`, { titulo: 'Cobros', version: 1 });
    const reply = await story();
    expect(reply.status).toBe(201);
    expect(reply.body.historia.epicaId.titulo).toBe('Cobros');
  });

  it('creates no story in a deleted epic', async () => {
    await elsewhere(world.member, 'DELETE', `/epicas/${historia.epicaId._id}`);
    const reply = await story();
    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe(erroresProyectos.epicaDeOtroProyecto.message);
    expect(await made()).toBe(0);
  });

  it('creates no task in a deleted story, but does in one that was only edited', async () => {
    await elsewhere(world.member, 'PUT', `/historias/${historia._id}`, { titulo: 'Cobrar', version: 1 });
    expect((await task()).status).toBe(201);
    await elsewhere(world.member, 'DELETE', `/historias/${historia._id}`);
    const reply = await task();
    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe(erroresProyectos.historiaDeOtroProyecto.message);
    expect(await made()).toBe(0);
  });

  it('creates nothing for the former team of a project', async () => {
    const given = { equipo: world.otherTeam, version: 1 };
    await elsewhere(world.admin, 'PUT', `/proyectos/${historia.proyecto}`, given);
    for (const reply of [await story(), await task()]) {
      expect(reply.status).toBe(404);
      expect(reply.body.message).toBe(erroresProyectos.proyectoNoEncontrado.message);
    }
    expect(await made()).toBe(0);
  });

  it('creates nothing in a deleted project', async () => {
    await elsewhere(world.creator, 'DELETE', `/proyectos/${historia.proyecto}`);
    expect([(await story()).status, (await task()).status]).toEqual([404, 404]);
    expect(await made()).toBe(0);
  });
});
