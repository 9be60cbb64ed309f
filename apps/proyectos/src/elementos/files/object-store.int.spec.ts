import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { S3StandIn } from '@pmp/testing';
import { big, file, taskFiles } from '../../../test/task-files';
import { World } from '../../../test/world';

const MB = 1024 * 1024;
const SETTINGS = ['ARCHIVOS_S3', 'S3_PUNTO', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

let store: S3StandIn;
let world: World;
beforeAll(async () => {
  store = new S3StandIn();
  const values = ['s3://cubo/archivos/', await store.listen(), 'llave', 'secreto'];
  SETTINGS.forEach((name, i) => (process.env[name] = values[i]));
  world = await World.start();
});
afterAll(async () => {
  for (const name of SETTINGS) delete process.env[name];
  await world.close();
  await store.close();
});

const { upload, download, stored, kept, sweep } = taskFiles(() => world);

it('keeps the files of tasks in the store of objects that the operator has configured', async () => {
  const { tarea } = await world.tree();
  const bytes = big(6 * MB);
  expect((await upload(tarea._id, file('plano.png', bytes))).status).toBe(201);
  expect([...store.objects.values()].map((object) => object.length)).toEqual([bytes.length]);
  expect(await kept()).toEqual({ files: 1, chunks: 0, rows: 0 });
  const [archivo] = (await stored(tarea._id)).archivos;
  expect(archivo).toMatchObject({ nombre: 'plano.png', tamano: bytes.length });
  const whole = await download(archivo!.url);
  expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true]);

  store.refuses = 403;
  const refused = await download(archivo!.url);
  expect([refused.statusCode, refused.json().codigo]).toEqual([503, 'NO_DISPONIBLE']);
  expect((await upload(tarea._id, file('otro.png', big(MB)))).status).toBe(503);
  store.refuses = 0;

  await world.as(world.member)('DELETE', `/tareas/${tarea._id}/archivos/${archivo!._id}`);
  await sweep(new Date(Date.now() + 2 * 3_600_000));
  expect(await kept()).toEqual({ files: 0, chunks: 0, rows: 0 });
  expect(store.objects.size).toBe(0);
});
