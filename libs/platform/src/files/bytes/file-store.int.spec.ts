import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { erroresComunes } from '@pmp/contracts/common';
import { S3StandIn, testDatabase, type TestDatabase } from '@pmp/testing';
import { createConnection, mongo, type Connection, Types } from 'mongoose';
import pino from 'pino';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '../../errors/domain-error';
import { FileStore } from './file-store';
import { FilesMover } from './files-mover';
import { ObjectStore } from './object-store';

const BYTES = Buffer.from('un archivo de la base o de un almacén');
const MINUTES = 60_000;
const logger = pino({ level: 'silent' });

let store: S3StandIn;
let objects: ObjectStore;
let database: TestDatabase;
let connection: Connection;
let here: FileStore;
let far: FileStore;

beforeAll(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'llave', AWS_SECRET_ACCESS_KEY: 'secreto' });
  store = new S3StandIn();
  objects = await ObjectStore.open(
    { address: 's3://cubo/archivos', endpoint: await store.listen() },
    { connectionTimeout: 2_000, socketTimeout: 500 },
  );
  database = await testDatabase();
  connection = await createConnection(database.uri, { dbName: database.base }).asPromise();
  here = new FileStore(connection, null, logger);
  far = new FileStore(connection, objects, logger);
});
afterAll(async () => {
  objects.close();
  await store.close();
  await connection.dropDatabase();
  await connection.close();
});
beforeEach(() => {
  store.refuses = 0;
  store.silent = false;
  store.objects.clear();
});

const files = () => connection.collection('archivos.files');
const chunks = () => connection.collection('archivos.chunks');
const write = async (into: FileStore): Promise<Types.ObjectId> => {
  const id = new Types.ObjectId();
  const size = await into.write(id, 'a.txt', { subidoPor: 'ana' }, Readable.from([BYTES]));
  expect(size).toBe(BYTES.length);
  return id;
};
const read = async (from: FileStore, id: Types.ObjectId): Promise<Buffer> => buffer(await from.read(id));

describe('the bytes of a file', () => {
  it.each([
    ['the database', () => here],
    ['a store of objects', () => far],
  ])('are written to %s, read whole and in part, and removed', async (_where, at) => {
    const id = await write(at());
    expect(store.objects.size).toBe(at() === far ? 1 : 0);
    expect(await chunks().countDocuments({ files_id: id })).toBe(at() === far ? 0 : 1);
    expect(await files().findOne({ _id: id })).toMatchObject({ length: BYTES.length, filename: 'a.txt' });
    expect((await read(at(), id)).equals(BYTES)).toBe(true);
    expect((await at().readPart(id, 3, 10)).equals(BYTES.subarray(3, 10))).toBe(true);
    await at().delete([id]);
    expect([store.objects.size, await files().countDocuments(), await chunks().countDocuments()]).toEqual([
      0, 0, 0,
    ]);
  });

  it.each([
    ['the database', () => here],
    ['a store of objects', () => far],
  ])('leave nothing in %s when they break off', async (_where, at) => {
    const refusal = new DomainError(erroresComunes.cuotaAgotada);
    const broken = Readable.from(
      (async function* () {
        yield BYTES;
        throw refusal;
      })(),
    );
    await expect(at().write(new Types.ObjectId(), 'a.txt', {}, broken)).rejects.toBe(refusal);
    expect([store.objects.size, await files().countDocuments(), await chunks().countDocuments()]).toEqual([
      0, 0, 0,
    ]);
  });

  it('are refused with 503 while the store does not answer, and are there afterwards', async () => {
    const id = await write(far);
    const unavailable = { motivo: erroresComunes.noDisponible.motivo };
    store.refuses = 403;
    await expect(far.read(id)).rejects.toMatchObject(unavailable);
    const other = new Types.ObjectId();
    await expect(far.write(other, 'b.txt', {}, Readable.from([BYTES]))).rejects.toMatchObject(unavailable);
    await expect(far.delete([id])).rejects.toMatchObject(unavailable);
    store.refuses = 0;
    store.silent = true;
    await expect(far.read(id)).rejects.toMatchObject(unavailable);
    store.silent = false;
    expect((await read(far, id)).equals(BYTES)).toBe(true);
    await expect(here.read(id)).rejects.toMatchObject(unavailable);
    // What could not be removed then is found by its document, as that of any broken upload.
    await far.delete([id, other]);
    expect([store.objects.size, await files().countDocuments()]).toEqual([0, 0]);
  });

  it('are brought from the database to the store, and leave it once nobody reads them there', async () => {
    const id = await write(here);
    const mover = new FilesMover(objects, far, logger);
    expect((await read(far, id)).equals(BYTES)).toBe(true);
    store.refuses = 500;
    await mover.moveAll();
    expect((await read(far, id)).equals(BYTES)).toBe(true);
    store.refuses = 0;
    const reading = new mongo.GridFSBucket(connection.db!, { bucketName: 'archivos' }).openDownloadStream(id);
    await mover.moveAll();
    expect(store.objects.size).toBe(1);
    expect((await buffer(reading)).equals(BYTES)).toBe(true);
    expect((await read(far, id)).equals(BYTES)).toBe(true);
    expect(await chunks().countDocuments({ files_id: id })).toBe(1);
    await mover.moveAll(new Date(Date.now() + 11 * MINUTES));
    expect(await chunks().countDocuments({ files_id: id })).toBe(0);
    expect((await read(far, id)).equals(BYTES)).toBe(true);
    await far.delete([id]);
  });
});
