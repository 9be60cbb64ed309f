import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { buffer } from 'node:stream/consumers';
import { startEmbeddedMongo, type EmbeddedMongo } from '../../../libs/embedded-mongo/src/server.ts';
import type { Place } from '../../start/place.ts';
import { moveBases } from './move-bases.ts';

const { Decimal128, Double, Int32, Long, ObjectId } = mongo.BSON;

let own: EmbeddedMongo;
let client: mongo.MongoClient;
let here: Place;

const baseOf = (place: Place, servicio: string) => client.db(place.base(servicio));

beforeEach(async () => {
  own = await startEmbeddedMongo({ port: 0, memory: true });
  client = await mongo.MongoClient.connect(own.uri);
  here = {
    mongodbUri: own.uri,
    natsUrl: 'nats://127.0.0.1:1',
    prefijo: '',
    servicios: ['proyectos', 'sprints'],
    base: (servicio) => `aqui_${servicio}`,
  };
  const proyectos = baseOf(here, 'proyectos');
  await proyectos.collection('historias').createIndex({ titulo: 1 }, { unique: true, name: 'titulo_unico' });
  await proyectos.collection('historias').insertMany(
    Array.from({ length: 1_200 }, (_, n) => ({
      _id: new ObjectId(),
      titulo: `Historia ${n}`,
      entero: new Int32(n),
      largo: Long.fromNumber(n),
      doble: new Double(n),
      decimal: Decimal128.fromString('1.10'),
      fecha: new Date(n),
      nada: null,
    })),
  );
  const upload = new mongo.GridFSBucket(proyectos, { bucketName: 'archivos', chunkSizeBytes: 1_000 });
  await new Promise((resolve) =>
    upload.openUploadStream('plano.png').end(Buffer.alloc(9_500, 7), () => resolve(0)),
  );
  await baseOf(here, 'sprints')
    .collection('inbox')
    .createIndex({ en: 1 }, { expireAfterSeconds: 8 * 86_400 });
});
afterEach(async () => {
  await client.close();
  await own.close();
});

describe('a move to another database server', () => {
  let other: EmbeddedMongo;
  let arrived: mongo.MongoClient;

  beforeEach(async () => {
    other = await startEmbeddedMongo({ port: 0, memory: true });
    arrived = await mongo.MongoClient.connect(other.uri);
  });
  afterEach(async () => {
    await arrived.close();
    await other.close();
  });

  it('takes every document and index along, and leaves everything where it was', async () => {
    const before = await baseOf(here, 'proyectos').collection('historias').countDocuments();
    const { documentos } = await moveBases(here, other.uri, false);
    expect(documentos).toBeGreaterThan(before);
    const historias = (client: mongo.MongoClient) =>
      client
        .db(here.base('proyectos'))
        .collection('historias')
        .find({}, { raw: true, sort: { _id: 1 } })
        .toArray();
    expect(await historias(arrived)).toEqual(await historias(client));
    const indexes = (of: mongo.MongoClient, servicio: string, name: string) =>
      of.db(here.base(servicio)).collection(name).indexes();
    for (const [servicio, name] of [
      ['proyectos', 'historias'],
      ['sprints', 'inbox'],
    ] as const)
      expect(await indexes(arrived, servicio, name)).toEqual(await indexes(client, servicio, name));
    const file = new mongo.GridFSBucket(arrived.db(here.base('proyectos')), { bucketName: 'archivos' });
    expect(await buffer(file.openDownloadStreamByName('plano.png'))).toEqual(Buffer.alloc(9_500, 7));
    expect(await baseOf(here, 'proyectos').collection('historias').countDocuments()).toBe(before);
  });

  it('stops at data that are there already, unless told to replace them', async () => {
    const there = arrived.db(here.base('sprints')).collection('tableros');
    await there.insertOne({ de: 'otra' });
    await expect(moveBases(here, other.uri, false)).rejects.toThrow(/ya tiene aqui_sprints\. Con --encima/);
    await moveBases(here, other.uri, true);
    expect(await there.countDocuments({ de: 'otra' })).toBe(0);
  });

  it('does not begin while a service writes', async () => {
    const leases = baseOf(here, 'sprints').collection<{ _id: string; owner: string; expira: Date }>('leases');
    await leases.insertOne({ _id: 'outbox', owner: 'x', expira: new Date(Date.now() + 60_000) });
    await expect(moveBases(here, other.uri, false)).rejects.toThrow(/detén antes el producto/);
    expect(await arrived.db(here.base('proyectos')).listCollections().toArray()).toEqual([]);
  });
});
