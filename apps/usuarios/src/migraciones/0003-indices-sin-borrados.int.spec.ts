import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dropAndClose, testConnection } from '@pmp/testing';
import type { Connection } from 'mongoose';
import { indicesSinBorrados } from './0003-indices-sin-borrados';

let connection: Connection;

beforeAll(async () => {
  connection = await testConnection();
});
afterAll(() => dropAndClose(connection));

it('replaces the indexes of the list of people, and leaves the others alone', async () => {
  await indicesSinBorrados.apply(connection);
  const usuarios = connection.collection('usuarios');
  await usuarios.createIndex({ createdAt: -1, _id: -1 });
  await usuarios.createIndex({ palabras: 1 });
  for (let time = 0; time < 2; time += 1) await indicesSinBorrados.apply(connection);
  expect((await usuarios.indexes()).map(({ key }) => key)).toEqual([
    { _id: 1 },
    { palabras: 1 },
    { borrado: 1, createdAt: -1, _id: -1 },
  ]);
});
