import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CopyChanges } from '@pmp/platform';
import { eventually, formOf, PNG } from '@pmp/testing';
import { PassThrough } from 'node:stream';
import { World } from './world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

it('an upload that is under way when its session ends is refused, and leaves nothing', async () => {
  const { service } = world;
  const person = await world.person();
  const stored = async () => ({
    files: await world.collection('archivos.files').countDocuments(),
    chunks: await world.collection('archivos.chunks').countDocuments(),
  });
  const [before, bytes] = [await stored(), Buffer.concat([PNG, Buffer.alloc(400_000, 1)])];
  const form = formOf({}, [{ nombre: 'a.png', bytes }]);
  const payload = new PassThrough();
  const url = '/api/mensajes/archivos';
  const reply = service.app.inject({
    method: 'POST',
    url,
    headers: { ...form.headers, ...person.auth },
    payload,
  });
  payload.write(form.body.subarray(0, -10));
  await eventually(async () => expect((await stored()).chunks).toBeGreaterThan(before.chunks));
  await service.people.change('copia_usuarios', person._id, { estado: 'inactivo' });
  service.app.get(CopyChanges).announce('copia_usuarios', [person._id]);
  payload.end(form.body.subarray(-10));
  expect((await reply).statusCode).toBe(401);
  expect(await stored()).toEqual(before);
});
