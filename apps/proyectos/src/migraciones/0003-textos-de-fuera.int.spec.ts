import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dropAndClose, testConnection } from '@pmp/testing';
import { type Connection, Types } from 'mongoose';
import { textosDeFueraDeAntes } from './0003-textos-de-fuera';

let connection: Connection;
beforeAll(async () => {
  connection = await testConnection();
});
afterAll(() => dropAndClose(connection));

it('notes what earlier imports have made, and nothing twice', async () => {
  const proyecto = new Types.ObjectId();
  const elementos = Array.from({ length: 1_001 }, () => new Types.ObjectId());
  await connection.collection('importados').insertMany(elementos.map((elemento) => ({ elemento, proyecto })));
  for (let time = 0; time < 2; time += 1) await textosDeFueraDeAntes.apply(connection);
  const found = await connection.collection('textos_de_fuera').find().sort({ _id: 1 }).toArray();
  expect(found).toEqual(elementos.map((_id) => ({ _id, proyecto })));
});
