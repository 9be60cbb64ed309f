import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dropAndClose, testConnection } from '@pmp/testing';
import type { Connection } from 'mongoose';
import { indicesConDesempate } from './0002-indices-con-desempate';

let connection: Connection;
beforeAll(async () => {
  connection = await testConnection();
});
afterAll(() => dropAndClose(connection));

const keysOf = async (name: string) => (await connection.collection(name).indexes()).map(({ key }) => key);

it('replaces the indexes of lists, and leaves the others and later ones alone', async () => {
  const historias = connection.collection('historias');
  await historias.createIndex({ proyecto: 1, orden: 1 });
  await historias.createIndex({ clave: 1 });
  await connection.collection('otras').createIndex({ proyecto: 1, orden: 1 });
  for (let time = 0; time < 2; time += 1) await indicesConDesempate.apply(connection);
  expect(await keysOf('historias')).toEqual([{ _id: 1 }, { clave: 1 }, { proyecto: 1, orden: 1, _id: 1 }]);
  expect(await keysOf('otras')).toEqual([{ _id: 1 }, { proyecto: 1, orden: 1 }]);
});
