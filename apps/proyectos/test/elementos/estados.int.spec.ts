import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { World } from '../world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const ask = async (entidad: string, vistos: Record<string, number>) =>
  (await world.command(`estados-${entidad}`, { vistos }))['datos'];

it('answers how projects, epics and stories are now, to who has an older version or none', async () => {
  const { proyecto, epica, historia } = await world.tree();
  expect(await ask('proyecto', { [proyecto._id]: 0 })).toMatchObject({
    estados: [{ _id: proyecto._id, version: 1, datos: { nombre: 'Tienda', equipo: world.team } }],
  });
  expect(await ask('proyecto', { [proyecto._id]: 1 })).toEqual({ estados: [] });
  expect(await ask('epica', { [epica._id]: 0 })).toMatchObject({ estados: [{ datos: { titulo: 'Pagos' } }] });
  expect(await ask('historia', { [historia._id]: 0 })).toMatchObject({
    estados: [{ datos: { titulo: 'Pagar', epica: epica._id } }],
  });
});

it('answers with a tombstone for what is deleted', async () => {
  const { proyecto, historia } = await world.tree();
  await world.as(world.creator)('DELETE', `/historias/${historia._id}`);
  expect(await ask('historia', { [historia._id]: 1 })).toEqual({
    estados: [{ _id: historia._id, version: 2, datos: null }],
  });
  await world.as(world.creator)('DELETE', `/proyectos/${proyecto._id}`);
  expect(await ask('proyecto', { [proyecto._id]: 1 })).toEqual({
    estados: [{ _id: proyecto._id, version: 2, datos: null }],
  });
});
