import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { mongo } from 'mongoose';
import { S3StandIn } from '@pmp/testing';
import { waitFor } from '../product/wait-for.ts';
import { closeSessions } from './load/close-sessions.ts';
import { connectBroker } from '../start/broker/connect-broker.ts';
import { drill } from './drill/drill.ts';
import { emptyOut, runningServices, whatIsThere } from './load/emptiness.ts';
import type { Manifest } from './archive/manifest.ts';
import type { Place } from '../start/place.ts';
import type { Installation } from '../start/orden/installation.ts';
import { restoreBackup } from './load/restore-backup.ts';
import { scratchInstallation } from './drill/scratch.ts';
import { takeBackup } from './dump/take-backup.ts';
import { verifyArchive } from './archive/verify-archive.ts';

const CONSUMER = {
  durable_name: 'sprints-al-crear-historia',
  filter_subject: 'hecho.proyectos.historia.creada.v1',
  ack_policy: 'explicit',
  deliver_policy: 'all',
  deliver_subject: 'entrega.sprints-al-crear-historia',
  deliver_group: 'sprints-al-crear-historia',
  max_ack_pending: 200,
} as const;
const { Binary, Decimal128, Double, Int32, Long, ObjectId, Timestamp } = mongo.BSON;

let servers: Installation;
let nats: NatsConnection;
let manager: JetStreamManager;
let client: mongo.MongoClient;
let folder: string;
let here: Place;
let there: Place;
let path: string;

let tests = 0;

const placeOf = (base: string, prefijo: string): Place => ({
  ...servers,
  prefijo,
  servicios: ['proyectos', 'sprints'],
  base: (servicio) => `${base}_${servicio}`,
});

beforeAll(async () => {
  servers = await scratchInstallation();
  client = await mongo.MongoClient.connect(servers.mongodbUri);
  nats = await connectBroker(servers.natsUrl, 'prueba');
  manager = await jetstreamManager(nats, { checkAPI: false });
});
afterAll(async () => {
  await client.close();
  await nats.close();
  await servers.close();
});

beforeEach(async () => {
  tests += 1;
  here = placeOf(`aqui${tests}`, '');
  there = placeOf(`alli${tests}`, 'otra');
  folder = mkdtempSync(join(tmpdir(), 'respaldo-'));
  path = join(folder, 'copia.tar.gz');
  await fill();
});
afterEach(async () => {
  for (const place of [here, there]) await emptyOut(place);
  rmSync(folder, { recursive: true, force: true });
});

const baseOf = (place: Place, servicio: string) => client.db(place.base(servicio));

async function fill(): Promise<void> {
  const proyectos = baseOf(here, 'proyectos');
  await proyectos.collection('historias').insertMany(
    Array.from({ length: 700 }, (_, n) => ({
      _id: new ObjectId(),
      titulo: `Historia ${n}`,
      entero: new Int32(n),
      largo: Long.fromNumber(n),
      doble: new Double(n),
      decimal: Decimal128.fromString('1.10'),
      fecha: new Date(n),
      bytes: new Binary(Buffer.from([n % 256])),
      patron: /^a/i,
      marca: new Timestamp({ t: 1, i: n }),
      nada: null,
    })),
  );
  await proyectos.collection('historias').createIndex({ titulo: 1 }, { unique: true, name: 'titulo_unico' });
  await proyectos.collection<{ _id: string }>('outbox').insertOne({ _id: 'espera' });
  const upload = new mongo.GridFSBucket(proyectos, { bucketName: 'archivos', chunkSizeBytes: 1_000 });
  await new Promise((resolve) =>
    upload.openUploadStream('plano.png').end(Buffer.alloc(9_500, 7), () => resolve(0)),
  );
  const sprints = baseOf(here, 'sprints');
  await sprints.collection('inbox').createIndex({ en: 1 }, { expireAfterSeconds: 8 * 86_400 });
  await sprints
    .collection<{ _id: string; en: Date }>('inbox')
    .insertOne({ _id: 'sprints:uno', en: new Date(Date.now() - 86_400_000) });
  await sprints.collection('tableros').createIndex({ proyecto: 1 });
  await fillStreams();
}

async function fillStreams(): Promise<void> {
  const client = manager.jetstream();
  await manager.streams.add({ name: 'HECHOS', subjects: ['hecho.>'], max_age: 7 * 86_400_000 * 1_000_000 });
  await manager.streams.add({ name: 'ESTADO', subjects: ['estado.>'], max_msgs_per_subject: 1 });
  await manager.streams.add({ name: 'MUERTOS', subjects: ['muerto.>'] });
  await manager.consumers.add('HECHOS', CONSUMER);
  for (let n = 1; n <= 10; n++) {
    await client.publish('hecho.proyectos.historia.creada.v1', `hecho ${n}`, { msgID: `h${n}` });
    await client.publish('hecho.proyectos.tarea.creada.v1', `otro ${n}`, { msgID: `o${n}` });
  }
  for (const version of [1, 2, 3]) {
    for (const id of ['a', 'b']) {
      await client.publish(`estado.proyectos.historia.v1.${id}`, JSON.stringify({ id, version }), {
        msgID: `${id}${version}`,
      });
    }
  }
  await client.publish('muerto.sprints', 'roto', { msgID: 'sprints:HECHOS:3' });
  await settle('HECHOS', 4);
}

/** Acknowledges this many messages as the service would, and leaves. */
async function settle(stream: string, count: number): Promise<string[]> {
  const { deliver_subject, deliver_group } = (await manager.consumers.info(stream, CONSUMER.durable_name))
    .config;
  const consumer = await manager
    .jetstream()
    .consumers.getBoundPushConsumer({ deliver_subject: deliver_subject!, deliver_group: deliver_group! });
  const messages = await consumer.consume();
  const seen: string[] = [];
  for await (const message of messages) {
    if (seen.length < count) {
      seen.push(message.string());
      await message.ackAck();
    }
    if (seen.length === count) break;
  }
  await messages.close();
  return seen;
}

async function backup(): Promise<Manifest> {
  const { manifest } = await takeBackup(here, path, '0.1.0');
  expect((await verifyArchive(path)).faults).toEqual([]);
  return manifest;
}

describe('a backup and its restore', () => {
  it('restore every byte, index and file', async () => {
    const manifest = await backup();
    expect(await restoreBackup(there, path, manifest)).toEqual([]);
    const [before, after] = await Promise.all(
      [here, there].map((place) =>
        baseOf(place, 'proyectos')
          .collection('historias')
          .find({}, { raw: true, sort: { _id: 1 } })
          .toArray(),
      ),
    );
    expect(after).toHaveLength(700);
    expect(Buffer.concat(after as never).equals(Buffer.concat(before as never))).toBe(true);
    const restored = baseOf(there, 'proyectos');
    expect(await restored.collection('historias').indexExists('titulo_unico')).toBe(true);
    await expect(restored.collection('historias').insertOne({ titulo: 'Historia 1' })).rejects.toThrow(
      'E11000',
    );
    expect(await restored.collection('outbox').countDocuments()).toBe(1);
    const bucket = new mongo.GridFSBucket(restored, { bucketName: 'archivos' });
    const bytes = await buffer(bucket.openDownloadStreamByName('plano.png'));
    expect(bytes.equals(Buffer.alloc(9_500, 7))).toBe(true);
    const collections = await baseOf(there, 'sprints').listCollections({}, { nameOnly: true }).toArray();
    expect(collections.map(({ name }) => name).sort()).toEqual(['inbox', 'tableros']);
  });

  it('has the bytes of files that are in a store of objects, and restores them into the database', async () => {
    const store = new S3StandIn();
    const objetos = { address: 's3://cubo/archivos', endpoint: await store.listen(), region: undefined };
    const [id, bytes] = [new ObjectId(), Buffer.alloc(600_000, 'plano')];
    const proyectos = baseOf(here, 'proyectos');
    const file = {
      _id: id,
      filename: 'lejos.png',
      length: bytes.length,
      uploadDate: new Date(),
      fuera: true,
    };
    await proyectos.collection('archivos.files').insertOne(file);
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'llave', AWS_SECRET_ACCESS_KEY: 'secreto' });
    try {
      await expect(takeBackup(here, path, '0.0.0')).rejects.toThrow('define ARCHIVOS_S3');
      await expect(takeBackup({ ...here, objetos }, path, '0.0.0')).rejects.toThrow(
        'no se puede leer del almacén',
      );
      store.objects.set(`archivos/${proyectos.databaseName}/${id.toHexString()}`, bytes);
      await restoreBackup(there, path, (await takeBackup({ ...here, objetos }, path, '0.0.0')).manifest);
    } finally {
      delete process.env['AWS_ACCESS_KEY_ID'];
      delete process.env['AWS_SECRET_ACCESS_KEY'];
      await store.close();
    }
    const restored = baseOf(there, 'proyectos');
    expect(await restored.collection('archivos.files').countDocuments({ fuera: true })).toBe(0);
    const bucket = new mongo.GridFSBucket(restored, { bucketName: 'archivos' });
    expect((await buffer(bucket.openDownloadStream(id))).equals(bytes)).toBe(true);
  });

  it('remember for a whole week what was handled, however old the backup is', async () => {
    await restoreBackup(there, path, await backup());
    const inbox = baseOf(there, 'sprints').collection('inbox');
    expect((await inbox.findOne())!['en'].getTime()).toBeGreaterThan(Date.now() - 60_000);
    const expiring = (await inbox.indexes()).find(({ key }) => key['en']);
    expect(expiring).toMatchObject({ expireAfterSeconds: 8 * 86_400 });
  });

  it('give a consumer exactly the facts it had not handled, in order', async () => {
    await restoreBackup(there, path, await backup());
    const info = await manager.consumers.info('otra_HECHOS', CONSUMER.durable_name);
    expect(info).toMatchObject({ num_pending: 6, num_ack_pending: 0, ack_floor: { consumer_seq: 4 } });
    await manager.consumers.add('otra_HECHOS', {
      ...CONSUMER,
      filter_subject: `otra.${CONSUMER.filter_subject}`,
      deliver_subject: `otra.${CONSUMER.deliver_subject}`,
    });
    expect(await settle('otra_HECHOS', 6)).toEqual([5, 6, 7, 8, 9, 10].map((n) => `hecho ${n}`));
  });

  it('keep the newest state of everything, and accept new messages but none twice', async () => {
    await restoreBackup(there, path, await backup());
    const { state } = await manager.streams.info('otra_ESTADO');
    expect(state.messages).toBe(2);
    const last = await manager.streams.getMessage('otra_ESTADO', {
      last_by_subj: 'otra.estado.proyectos.historia.v1.a',
    });
    expect(last!.json()).toEqual({ id: 'a', version: 3 });
    const client = manager.jetstream();
    const again = await client.publish('otra.hecho.proyectos.historia.creada.v1', 'x', { msgID: 'h10' });
    expect(again.duplicate).toBe(true);
    const letter = await client.publish('otra.muerto.sprints', 'nuevo', { msgID: 'sprints:HECHOS:3' });
    expect(letter.duplicate).toBe(false);
  });

  it('leave no session open, as the backup does not know which were closed later', async () => {
    const with_ = (place: Place): Place => ({
      ...place,
      servicios: ['usuarios', 'sprints', 'integraciones'],
    });
    const clave = { version: 1, eliminado: false, activa: true, d: 'secreta' };
    const subject = 'estado.usuarios.clave.v1.una';
    await baseOf(here, 'usuarios')
      .collection<{ _id: string }>('claves')
      .insertOne({ _id: 'una', ...clave });
    await baseOf(here, 'usuarios').collection('sesiones').insertOne({ sid: 'abierta' });
    await baseOf(here, 'usuarios').collection('restablecimientos').insertOne({ hash: 'enlace' });
    await baseOf(here, 'usuarios').collection('tokens').insertOne({ huella: 'secreto' });
    await baseOf(here, 'integraciones').collection('calendarios').insertOne({ huella: 'secreto' });
    await baseOf(here, 'integraciones').collection('webhooks').insertOne({ estado: 'activo' });
    await baseOf(here, 'integraciones').collection('forjas').insertOne({ estado: 'activa' });
    await baseOf(here, 'sprints').collection<{ _id: string }>('copia_claves').insertOne({ _id: 'una' });
    await manager.jetstream().publish(subject, JSON.stringify({ _id: 'una', version: 1, datos: {} }));
    const { manifest } = await takeBackup(with_(here), path, '0.1.0');
    expect(await restoreBackup(with_(there), path, manifest)).toEqual([]);
    expect(await closeSessions(with_(there))).toBe(1);
    const restored = baseOf(there, 'usuarios');
    expect(await restored.collection('claves').find().toArray()).toEqual([
      { _id: 'una', version: 2, eliminado: true, activa: false },
    ]);
    expect(await restored.collection('restablecimientos').countDocuments()).toBe(0);
    expect(await restored.collection('tokens').countDocuments()).toBe(0);
    const outward = baseOf(there, 'integraciones');
    expect(await outward.collection('calendarios').countDocuments()).toBe(0);
    expect(await outward.collection('webhooks').countDocuments({ estado: 'pausado' })).toBe(1);
    expect(await outward.collection('forjas').countDocuments({ estado: 'pausada' })).toBe(1);
    expect(await baseOf(there, 'sprints').collection('copia_claves').countDocuments()).toBe(0);
    const state = await manager.streams.getMessage('otra_ESTADO', { last_by_subj: `otra.${subject}` });
    expect(state!.json()).toMatchObject({ _id: 'una', version: 2, datos: null });
    for (const place of [here, there]) await emptyOut(with_(place));
  });

  it('stop the services from publishing until the cut, and let them go on afterwards', async () => {
    const leases = baseOf(here, 'proyectos').collection<{ _id: string; owner: string; expira: Date }>(
      'leases',
    );
    await leases.insertOne({ _id: 'outbox', owner: 'relevo', expira: new Date(Date.now() + 60_000) });
    expect(await runningServices(here)).toEqual(['proyectos']);
    const taking = takeBackup(here, path, '0.1.0');
    const taken = async () => (await leases.findOne())!.owner.startsWith('respaldo-') || undefined;
    await waitFor('el respaldo retiene a quien publica', taken);
    const { pausedMs } = await taking;
    expect(pausedMs).toBeGreaterThanOrEqual(3_000);
    expect(await leases.countDocuments()).toBe(0);
  });

  it('capture a single instant while everything changes', async () => {
    const counters = baseOf(here, 'proyectos').collection<{ _id: string; n: number }>('a_contador');
    const copies = baseOf(here, 'sprints').collection<{ _id: string; n: number }>('z_contador');
    await counters.insertOne({ _id: 'x', n: 0 });
    await copies.insertOne({ _id: 'x', n: 0 });
    let stop = false;
    const writing = (async () => {
      for (let n = 1; !stop; n++) {
        await counters.updateOne({ _id: 'x' }, { $set: { n } });
        await copies.updateOne({ _id: 'x' }, { $set: { n } });
      }
    })();
    const manifest = await backup();
    stop = true;
    await writing;
    await restoreBackup(there, path, manifest);
    const owner = await baseOf(there, 'proyectos').collection('a_contador').findOne();
    const copy = await baseOf(there, 'sprints').collection('z_contador').findOne();
    expect(owner!['n']).toBeGreaterThan(0);
    expect([copy!['n'], copy!['n'] + 1]).toContain(owner!['n']);
  });

  it('find existing data, and delete them when told', async () => {
    await restoreBackup(there, path, await backup());
    expect((await whatIsThere(there)).sort()).toEqual([
      'otra_ESTADO',
      'otra_HECHOS',
      'otra_MUERTOS',
      'proyectos',
      'sprints',
    ]);
    await emptyOut(there);
    expect(await whatIsThere(there)).toEqual([]);
    expect((await whatIsThere(here)).length).toBeGreaterThan(0);
  });
});

describe('the drill of a restore', () => {
  const migrates = async () => null;

  it('declares an intact archive fit', async () => {
    await backup();
    const verdict = await drill(there, path, migrates);
    expect(verdict).toMatchObject({ razones: [], migradas: [] });
    expect(verdict.documentos).toBeGreaterThan(700);
  });

  it('names what a migration broke, emptied or added', async () => {
    await backup();
    const verdict = await drill(there, path, async (place, servicio) => {
      const base = baseOf(place, servicio);
      if (servicio === 'sprints') return 'La migración «x» ha fallado';
      await base.collection<{ _id: string }>('migraciones').insertOne({ _id: 'vaciar' });
      await base.collection('historias').deleteMany({});
      return null;
    });
    expect(verdict.migradas).toEqual(['proyectos: vaciar']);
    expect(verdict.razones).toEqual([
      expect.stringMatching(/historias: 0 documentos tras migrar, y había 700/),
      'sprints: no migra: La migración «x» ha fallado',
    ]);
  });

  it('rejects an archive in which a file lacks a chunk', async () => {
    await baseOf(here, 'proyectos').collection('archivos.chunks').deleteOne({ n: 3 });
    await backup();
    const { razones } = await drill(there, path, migrates);
    expect(razones).toEqual([expect.stringMatching(/archivos\.files .*: 9 trozos de 10/)]);
  });
});
