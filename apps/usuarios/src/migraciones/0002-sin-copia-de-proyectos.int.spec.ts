import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dropAndClose, testConnection } from '@pmp/testing';
import type { Connection } from 'mongoose';
import { sinCopiaDeProyectos } from './0002-sin-copia-de-proyectos';

let connection: Connection;

beforeAll(async () => {
  connection = await testConnection();
});
afterAll(() => dropAndClose(connection));

it('drops the copy of the projects, and nothing else', async () => {
  await connection.collection('copia_proyectos').insertOne({ nombre: 'Portal' });
  await connection.collection('usuarios').insertOne({ nombre: 'Ana' });
  for (let time = 0; time < 2; time += 1) {
    await sinCopiaDeProyectos.apply(connection);
    const names = (await connection.db!.listCollections().toArray()).map(({ name }) => name);
    expect(names).toEqual(['usuarios']);
  }
});
