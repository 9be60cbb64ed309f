import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, newId } from '@pmp/testing';
import { bodyOf, startWorld, type World } from '../../test/world';
import { VistasHeredadas } from './vistas-heredadas';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

it('hands the views that an earlier version stored over, once, and keeps none', async () => {
  const collection = world.connection.collection<{ _id: string }>('vistas');
  const vistas = [{ _id: newId(), nombre: 'Urgentes', lista: 'prioridad=alta' }];
  const [ana, luis] = [newId(), newId()];
  const said = await world.heard(async () => {
    await collection.insertMany([
      { _id: ana, vistas, version: 3 },
      { _id: luis, vistas: [], version: 1 },
    ] as never);
    const heredadas = world.app.get(VistasHeredadas, { strict: false });
    heredadas.onApplicationBootstrap();
    await eventually(async () => expect(await collection.countDocuments()).toBe(0));
    heredadas.onApplicationBootstrap();
  });
  expect(said.filter(({ subject }) => subject.includes('.vistas.'))).toHaveLength(1);
  expect(bodyOf(said, 'hecho.usuarios.vistas.heredadas.v1').datos).toEqual({ usuario: ana, vistas });
});
