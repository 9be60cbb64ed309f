import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mongo as driver } from 'mongoose';
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/server.ts';

let mongo: EmbeddedMongo;
let line: Server;
const ends: Socket[] = [];

beforeEach(async () => {
  mongo = await startEmbeddedMongo({ memory: true });
  line = createServer((client) => {
    const server = connect(mongo.port, '127.0.0.1');
    ends.push(client, server);
    for (const end of [client, server]) end.on('error', () => undefined);
    client.pipe(server).pipe(client);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  line.close();
  await mongo.close();
});

it("releases the locks of a killed client's transaction soon after its death", async () => {
  const { port } = line.address() as AddressInfo;
  const doomed = await driver.MongoClient.connect(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  const other = await driver.MongoClient.connect(mongo.uri);
  const things = other.db('x').collection<{ _id: number; by: string }>('things');
  await things.insertOne({ _id: 1, by: 'nobody' });

  const session = doomed.startSession();
  session.startTransaction();
  await doomed
    .db('x')
    .collection<{ _id: number }>('things')
    .updateOne({ _id: 1 }, { $set: { by: 'doomed' } }, { session });
  const waiting = things.updateOne({ _id: 1, by: 'nobody' }, { $set: { by: 'other' } });
  for (const end of ends) end.destroy();

  expect((await waiting).modifiedCount).toBe(1);
  expect((await things.findOne({ _id: 1 }))?.by).toBe('other');
  await Promise.all([doomed.close(true), other.close()]);
}, 10_000);
