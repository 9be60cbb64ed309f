import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dropAndClose, testConnection } from '@pmp/testing';
import { type Connection, Types } from 'mongoose';
import { archivosConDueno } from './0001-archivos-con-dueno';

let connection: Connection;
beforeAll(async () => {
  connection = await testConnection();
});
afterAll(() => dropAndClose(connection));

it('gives the files of tasks to who uploaded them, and leaves the others alone', async () => {
  const [ana, luis] = [new Types.ObjectId(), new Types.ObjectId()];
  const [uno, dos, suelto] = Array.from({ length: 3 }, () => new Types.ObjectId());
  const files = connection.collection('archivos.files');
  await files.insertMany([
    { _id: uno!, length: 1 },
    { _id: dos!, length: 2, metadata: null },
    { _id: suelto!, length: 3 },
  ]);
  await connection.collection('tareas').insertMany([
    {
      archivos: [
        { _id: uno, subidoPor: ana },
        { _id: dos, subidoPor: luis },
      ],
    },
    { archivos: [] },
    { titulo: 'sin archivos' },
  ]);
  for (let time = 0; time < 2; time += 1) await archivosConDueno.apply(connection);
  expect(await files.find().sort({ length: 1 }).toArray()).toEqual([
    { _id: uno, length: 1, metadata: { subidoPor: ana.toHexString() } },
    { _id: dos, length: 2, metadata: { subidoPor: luis.toHexString() } },
    { _id: suelto, length: 3 },
  ]);
});
