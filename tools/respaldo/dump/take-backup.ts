import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { mongo } from 'mongoose';
import { connectBroker } from '../../start/connect-broker.ts';
import { ArchiveWriter } from '../archive/archive-writer.ts';
import { dumpCollection, listCollections, type CollectionShape } from './dump-database.ts';
import { StreamDump } from './dump-stream.ts';
import type { Place } from '../../start/place.ts';
import { FORMAT, MANIFEST_NAME, type Manifest, type SavedStream } from '../archive/manifest.ts';
import { Names } from '../archive/names.ts';
import { RelayPause } from './relay-pause.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';

export const STREAMS = ['HECHOS', 'ESTADO', 'MUERTOS'];

export interface Taken {
  manifest: Manifest;
  sha256: string;
  /** For how long nothing was published. */
  pausedMs: number;
}

interface Cut {
  snapshot: Snapshot;
  shapes: Map<string, CollectionShape[]>;
  flujos: SavedStream[];
  creado: string;
  pausedMs: number;
}

async function existingStreams(manager: JetStreamManager, names: Names): Promise<string[]> {
  const present = new Set<string>();
  for await (const name of manager.streams.names()) present.add(name);
  return STREAMS.filter((name) => present.has(names.stream(name)));
}

/**
 * Determines the instant that the backup shows. While nothing is published, streams and outboxes complement each other:
 * no fact is missing from both, and no state is newer than its owner's data.
 */
async function cut(client: mongo.MongoClient, place: Place, dumps: StreamDump[]): Promise<Cut> {
  for (const dump of dumps) await dump.catchUp();
  const bases = place.servicios.map((servicio) => client.db(place.base(servicio)));
  const pause = new RelayPause(bases);
  const began = Date.now();
  const shapes = new Map<string, CollectionShape[]>();
  let snapshot: Snapshot | null = null;
  let flujos: SavedStream[] = [];
  try {
    await pause.begin();
    const consumers = await Promise.all(dumps.map((dump) => dump.consumers()));
    for (const dump of dumps) await dump.catchUp();
    for (const servicio of place.servicios) {
      shapes.set(servicio, await listCollections(client.db(place.base(servicio))));
    }
    snapshot = await openSnapshot(client, place.base(place.servicios[0]!));
    const creado = new Date().toISOString();
    if (!(await pause.end()))
      throw new Error('los servicios han vuelto a publicar antes del corte: repítela');
    const pausedMs = Date.now() - began;
    flujos = await Promise.all(dumps.map((dump, n) => dump.finish(consumers[n]!)));
    return { snapshot, shapes, flujos, creado, pausedMs };
  } catch (error) {
    await pause.end();
    await snapshot?.end();
    throw error;
  }
}

async function dumpBases(client: mongo.MongoClient, place: Place, taken: Cut, archive: ArchiveWriter) {
  const bases: Manifest['bases'] = [];
  for (const [servicio, shapes] of taken.shapes) {
    const colecciones = [];
    for (const shape of shapes) {
      const collection = client.db(place.base(servicio)).collection(shape.nombre);
      const folder = `bases/${servicio}`;
      colecciones.push(await dumpCollection(archive, folder, collection, shape, taken.snapshot.session));
    }
    bases.push({ servicio, colecciones });
  }
  return bases;
}

/** Saves the installation while it is running. */
export async function takeBackup(place: Place, path: string, producto: string): Promise<Taken> {
  const client = await mongo.MongoClient.connect(place.mongodbUri, { appName: 'respaldo' });
  const broker = await connectBroker(place.natsUrl, 'respaldo');
  const archive = new ArchiveWriter(path);
  try {
    const manager = await jetstreamManager(broker, { checkAPI: false });
    const names = new Names(place.prefijo);
    const streams = await existingStreams(manager, names);
    const dumps = streams.map((name) => new StreamDump(name, names, manager, archive));
    const taken = await cut(client, place, dumps);
    const bases = await dumpBases(client, place, taken, archive).finally(() => taken.snapshot.end());
    const manifest: Manifest = {
      formato: FORMAT,
      producto,
      creado: taken.creado,
      bases,
      flujos: taken.flujos,
    };
    await archive.add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest, null, 2)));
    return { manifest, sha256: await archive.finish(), pausedMs: taken.pausedMs };
  } catch (error) {
    await archive.discard();
    throw error;
  } finally {
    await broker.close();
    await client.close();
  }
}
