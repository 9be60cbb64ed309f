import type { JetStreamManager } from '@nats-io/jetstream';
import type { mongo } from 'mongoose';
import { ArchiveWriter } from '../archive/archive-writer.ts';
import { dumpCollection, listCollections, type CollectionShape } from './dump-database.ts';
import { StreamDump } from './dump-stream.ts';
import type { Place } from '../../start/place.ts';
import { DocumentsWriter } from '../archive/documents.ts';
import {
  type Documents,
  FORMAT,
  MANIFEST_NAME,
  type Manifest,
  type SavedCollection,
  type SavedStream,
} from '../archive/manifest.ts';
import { CHUNKS, FarFiles } from './far-files.ts';
import { Names } from '../archive/names.ts';
import { RelayPause } from './relay-pause.ts';
import { type Servers, withServers } from '../servers.ts';
import { openSnapshot, type Snapshot } from '../../../libs/platform/src/mongo/open-snapshot.ts';

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

interface Dumped {
  servicio: string;
  collections: { shape: CollectionShape; saved: Documents | DocumentsWriter }[];
  far: FarFiles;
}

async function dumpBases(
  client: mongo.MongoClient,
  place: Place,
  { shapes, snapshot: { session } }: Cut,
  archive: ArchiveWriter,
): Promise<Dumped[]> {
  const dumped: Dumped[] = [];
  for (const [servicio, present] of shapes) {
    const base = client.db(place.base(servicio));
    const far = new FarFiles(base, place.objetos);
    const isWithoutChunks = (await far.list(session)) > 0 && present.every(({ nombre }) => nombre !== CHUNKS);
    const collections: Dumped['collections'] = [];
    for (const shape of isWithoutChunks ? [far.shape, ...present] : present) {
      const collection = base.collection(shape.nombre);
      const writer = await dumpCollection(archive, `bases/${servicio}`, collection, shape, session);
      collections.push({ shape, saved: shape.nombre === CHUNKS ? writer : await writer.finish() });
    }
    dumped.push({ servicio, collections, far });
  }
  return dumped;
}

async function withFar(chunks: DocumentsWriter, far: FarFiles): Promise<Documents> {
  for await (const chunk of far.chunks()) await chunks.add(chunk);
  return chunks.finish();
}

/** Adds the bytes of files that are in no database: outside the snapshot, which does not last as long as they may take. */
async function finishBases(dumped: Dumped[]): Promise<Manifest['bases']> {
  const bases: Manifest['bases'] = [];
  for (const { servicio, collections, far } of dumped) {
    const colecciones: SavedCollection[] = [];
    for (const { shape, saved } of collections)
      colecciones.push({
        ...shape,
        ...(saved instanceof DocumentsWriter ? await withFar(saved, far) : saved),
      });
    bases.push({ servicio, colecciones });
  }
  return bases;
}

/** Saves the installation while it is running. */
export async function takeBackup(place: Place, path: string, producto: string): Promise<Taken> {
  const archive = new ArchiveWriter(path);
  const save = async ({ client, manager }: Servers): Promise<Taken> => {
    const names = new Names(place.prefijo);
    const streams = await existingStreams(manager, names);
    const dumps = streams.map((name) => new StreamDump(name, names, manager, archive));
    const taken = await cut(client, place, dumps);
    const dumped = await dumpBases(client, place, taken, archive).finally(() => taken.snapshot.end());
    const bases = await finishBases(dumped);
    const manifest: Manifest = {
      formato: FORMAT,
      producto,
      creado: taken.creado,
      bases,
      flujos: taken.flujos,
    };
    await archive.add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest, null, 2)));
    return { manifest, sha256: await archive.finish(), pausedMs: taken.pausedMs };
  };
  try {
    return await withServers(place, save);
  } catch (error) {
    await archive.discard();
    throw error;
  }
}
