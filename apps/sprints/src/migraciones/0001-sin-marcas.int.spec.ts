import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dropAndClose, testConnection } from '@pmp/testing';
import type { Connection } from 'mongoose';
import { sinMarcas } from './0001-sin-marcas';

let connection: Connection;

beforeAll(async () => {
  connection = await testConnection();
});
afterAll(() => dropAndClose(connection));

it('drops the marks, and nothing else', async () => {
  await connection.collection('marcas').insertOne({ cambios: [] });
  await connection.collection('tableros').insertOne({ nombre: 'Equipo' });
  for (let time = 0; time < 2; time += 1) {
    await sinMarcas.apply(connection);
    const names = (await connection.db!.listCollections().toArray()).map(({ name }) => name);
    expect(names).toEqual(['tableros']);
  }
});
