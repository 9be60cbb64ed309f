import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { ImportacionesRepository } from '../../src/importacion/almacen/importaciones.repository';
import { World } from '../world';
import { imports } from './imports';

const MAX_OPEN = 30;

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const { upload } = imports(() => world);
const bring = () => upload('Title\nuno\n', `equipo=${world.team}`, world.teamAdmin);
const kept = (name: string) => world.collection(name).countDocuments({});

it('a file that was let in while there was room for another is refused when there is none any more', async () => {
  expect((await bring()).status).toBe(201);
  const importaciones = world.collection('importaciones');
  const { _id: _own, ...one } = (await importaciones.findOne({}))!;
  await importaciones.insertMany(Array.from({ length: MAX_OPEN - 1 }, () => ({ ...one })));
  const rows = await kept('importacion_filas');
  // As another replica may have counted a moment before.
  const counted = jest
    .spyOn(world.service.app.get(ImportacionesRepository), 'countOpen')
    .mockResolvedValueOnce(MAX_OPEN - 1);
  const late = await bring();
  counted.mockRestore();
  expect([late.status, late.body['motivo']]).toEqual([409, 'importacion.demasiadasImportaciones']);
  expect([await kept('importaciones'), await kept('importacion_filas')]).toEqual([MAX_OPEN, rows]);
});
