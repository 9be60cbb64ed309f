import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { papeleraOf } from '../../test/papelera';
import { World } from '../../test/world';

let world: World;
let tree: Awaited<ReturnType<World['tree']>>;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  tree = await world.tree();
  await comment('historia');
  await comment('tarea');
});

const { get, remove, restore } = papeleraOf(() => world);
const lugar = (entidad: 'historia' | 'tarea') => `/${entidad}s/${tree[entidad]._id}/comentarios`;
const comment = (entidad: 'historia' | 'tarea') =>
  world.as(world.member)('POST', lugar(entidad), { texto: `De la ${entidad}` });
const shown = () => Promise.all([get(lugar('historia')), get(lugar('tarea'))]);
const statuses = async () => (await shown()).map(({ status }) => status);
const kept = async () => {
  const docs = await world
    .collection('comentarios')
    .find({ $or: [{ texto: /^De la/ }, { 'conservado.texto': /^De la/ }] })
    .toArray();
  const ids = [tree.historia._id, tree.tarea._id];
  return docs.filter(({ sobre, conservado }) => ids.includes(String(sobre ?? conservado.sobre))).length;
};
const purge = (id: string) => world.as(world.admin)('DELETE', `/papelera/${id}`);

describe('the comments on a deleted entity', () => {
  it.each([
    ['proyectos', 'proyecto'],
    ['epicas', 'epica'],
    ['historias', 'historia'],
  ] as const)('disappear with it and return with it (%s)', async (path, kind) => {
    const before = (await shown()).map(({ body }) => body);
    await remove(`/${path}/${tree[kind]._id}`);
    expect(await statuses()).toEqual([404, 404]);
    expect((await comment('tarea')).status).toBe(404);
    await restore(tree[kind]._id);
    await eventually(async () => expect((await shown()).map(({ body }) => body)).toEqual(before));
  });

  it('cannot be changed or deleted while it is in the trash', async () => {
    const [{ _id }] = (await get(lugar('tarea'))).body.comentarios;
    await remove(`/tareas/${tree.tarea._id}`);
    expect(await statuses()).toEqual([200, 404]);
    const call = world.as(world.member);
    expect((await call('PUT', `/comentarios/${_id}`, { texto: 'No' })).status).toBe(404);
    expect((await call('DELETE', `/comentarios/${_id}`)).status).toBe(404);
  });

  it.each([
    ['proyectos', 'proyecto'],
    ['epicas', 'epica'],
    ['historias', 'historia'],
  ] as const)('are removed for good with it, deleted earlier or not (%s)', async (path, kind) => {
    const [{ _id }] = (await get(lugar('tarea'))).body.comentarios;
    await world.as(world.member)('DELETE', `/comentarios/${_id}`);
    expect(await kept()).toBe(2);
    await remove(`/${path}/${tree[kind]._id}`);
    expect((await purge(tree[kind]._id)).status).toBe(200);
    // The contents of a deleted project are removed in batches.
    await eventually(async () => expect(await kept()).toBe(0));
  });
});
