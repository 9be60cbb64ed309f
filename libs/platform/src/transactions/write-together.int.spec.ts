import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '@pmp/testing';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { writeTogether } from './write-together';

let connection: Connection;

beforeAll(async () => {
  const { uri, base } = await testDatabase();
  connection = await mongoose.createConnection(uri, { dbName: base }).asPromise();
});
afterAll(() => connection.close(true));

const counts = () => Promise.all(['uno', 'otro'].map((name) => connection.collection(name).countDocuments()));

describe('writeTogether', () => {
  it('writes into several collections', async () => {
    await connection.transaction((session: ClientSession) =>
      writeTogether(
        connection,
        [
          { collection: 'uno', document: { _id: 1, a: 'x' } },
          { collection: 'otro', document: { _id: 1 } },
          { collection: 'uno', document: { _id: 2 } },
        ],
        session,
      ),
    );
    expect(await counts()).toEqual([2, 1]);
    expect(await connection.collection('uno').findOne({ _id: 1 } as never)).toEqual({ _id: 1, a: 'x' });
  });

  it('throws the same duplicate key error as insertOne, and the transaction leaves nothing behind', async () => {
    const before = await counts();
    const refused = connection.transaction((session: ClientSession) =>
      writeTogether(
        connection,
        [
          { collection: 'otro', document: { _id: 9 } },
          { collection: 'uno', document: { _id: 1 } },
        ],
        session,
      ),
    );
    await expect(refused).rejects.toMatchObject({ reason: { code: 11_000, keyPattern: { _id: 1 } } });
    expect(await counts()).toEqual(before);
  });

  it('updates what matches, and rejects the whole transaction if nothing does', async () => {
    const change = (filter: object) =>
      connection.transaction((session: ClientSession) =>
        writeTogether(
          connection,
          [
            { collection: 'otro', document: { _id: new mongoose.Types.ObjectId() } },
            { collection: 'uno', filter, update: { $set: { a: 'y' } } },
          ],
          session,
        ),
      );
    await change({ _id: 1, a: 'x' });
    expect(await connection.collection('uno').findOne({ _id: 1 } as never)).toEqual({ _id: 1, a: 'y' });
    const before = await counts();
    await expect(change({ _id: 1, a: 'x' })).rejects.toMatchObject({ reason: { kind: 'conflict' } });
    expect(await counts()).toEqual(before);
  });
});
