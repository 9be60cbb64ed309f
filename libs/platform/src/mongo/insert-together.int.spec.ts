import { testDatabase } from '@pmp/testing';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTogether } from './insert-together';

let connection: Connection;

beforeAll(async () => {
  const { uri, base } = await testDatabase();
  connection = await mongoose.createConnection(uri, { dbName: base }).asPromise();
});
afterAll(() => connection.close(true));

const counts = () => Promise.all(['uno', 'otro'].map((name) => connection.collection(name).countDocuments()));

describe('insertTogether', () => {
  it('writes into several collections', async () => {
    await connection.transaction((session: ClientSession) =>
      insertTogether(
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

  it('throws the duplicate key as insertOne does, and nothing of the transaction stays', async () => {
    const before = await counts();
    const refused = connection.transaction((session: ClientSession) =>
      insertTogether(
        connection,
        [
          { collection: 'otro', document: { _id: 9 } },
          { collection: 'uno', document: { _id: 1 } },
        ],
        session,
      ),
    );
    await expect(refused).rejects.toMatchObject({ code: 11_000, keyPattern: { _id: 1 } });
    expect(await counts()).toEqual(before);
  });
});
