import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import type { TestReply } from '@pmp/testing';
import { Types } from 'mongoose';
import { setTimeout as delay } from 'node:timers/promises';
import { World } from '../../../test/world';
import { Cascade } from './cascade';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const CHILDREN = ['epicas', 'historias', 'tareas'] as const;
const living = async (proyecto: string) => {
  const where = { proyecto: new Types.ObjectId(proyecto) };
  return Promise.all(CHILDREN.map((name) => world.collection(name).countDocuments(where)));
};
const remove = (path: string) => world.as(world.creator)('DELETE', path);

describe('a parent that is being deleted', () => {
  type Tree = Awaited<ReturnType<World['tree']>>;

  /** Runs the call after the deletion has removed everything in its transaction, and before that one is committed. */
  async function during(path: string, call: () => Promise<TestReply>) {
    const cascade = world.service.app.get(Cascade, { strict: false });
    const original = cascade.remove.bind(cascade);
    const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = jest.spyOn(cascade, 'remove').mockImplementation(async (...args) => {
      await original(...args);
      reached.resolve();
      await gate.promise;
    });
    const deletion = remove(path);
    await reached.promise;
    const reply = call();
    await delay(200);
    gate.resolve();
    const replies = await Promise.all([deletion, reply]);
    slow.mockRestore();
    return replies.map(({ status }) => status);
  }

  const put = (path: string, body: object) => () => world.as(world.member)('PUT', path, body);
  const post = (path: string, body: object) => () => world.as(world.member)('POST', path, body);

  it.each<[string, (tree: Tree, other: Historia) => () => Promise<TestReply>]>([
    [
      'creating one',
      ({ epica }) => post('/historias', { titulo: 'Tarde', proyecto: epica.proyecto, epicaId: epica._id }),
    ],
    ['moving one into it', ({ epica }, other) => put(`/historias/${other._id}`, { epicaId: epica._id })],
    [
      'moving many into it',
      ({ epica }, other) => put('/historias/lote', { ids: [other._id], cambios: { epicaId: epica._id } }),
    ],
  ])('takes no story: %s is refused', async (_what, call) => {
    const tree = await world.tree();
    const other = await world.historia(await world.epica(tree.proyecto._id));
    const path = `/epicas/${tree.epica._id}`;
    expect(await during(path, call(tree, other))).toEqual([200, 400]);
    expect(await living(tree.proyecto._id)).toEqual([1, 1, 0]);
  });

  it.each<[string, (tree: Tree, other: Tarea) => () => Promise<TestReply>]>([
    [
      'creating one',
      ({ historia }) =>
        post('/tareas', { titulo: 'Tarde', proyecto: historia.proyecto, historiaId: historia._id }),
    ],
    [
      'moving one into it',
      ({ historia }, other) => put(`/tareas/${other._id}`, { historiaId: historia._id }),
    ],
  ])('takes no task: %s is refused', async (_what, call) => {
    const tree = await world.tree();
    const other = await world.tarea(await world.historia(tree.epica));
    const path = `/historias/${tree.historia._id}`;
    expect(await during(path, call(tree, other))).toEqual([200, 400]);
    expect(await living(tree.proyecto._id)).toEqual([1, 1, 1]);
  });

  it('takes nothing back from the trash', async () => {
    const { proyecto, epica, historia } = await world.tree();
    await remove(`/historias/${historia._id}`);
    const restore = post(`/papelera/${historia._id}/restaurar`, {});
    expect(await during(`/epicas/${epica._id}`, restore)).toEqual([200, 409]);
    expect(await living(proyecto._id)).toEqual([0, 0, 0]);
  });
});
