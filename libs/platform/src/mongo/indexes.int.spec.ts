import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testDatabase } from '@pmp/testing';
import { createConnection, Schema, type Connection } from 'mongoose';
import { Indexes } from './indexes';

let connection: Connection;
beforeAll(async () => {
  const { uri, base } = await testDatabase();
  connection = await createConnection(uri, { dbName: base, autoCreate: false, autoIndex: false }).asPromise();
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

it('indexes reject a second row with a unique value, and can be built again', async () => {
  const schema = new Schema({ clave: { type: String, unique: true } });
  const model = connection.model('Cosa', schema, 'cosas');
  const indexes = new Indexes(connection);
  await indexes.onModuleInit();
  await indexes.onModuleInit();
  await model.create({ clave: 'A' });
  await expect(model.create({ clave: 'A' })).rejects.toThrow('E11000');
});
