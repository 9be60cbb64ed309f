import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';
import type { Place } from '../../start/place.ts';
import { listCollections, rawDocuments, type CollectionShape } from '../dump/dump-database.ts';
import { isRunning } from '../dump/relay-pause.ts';
import { hasDocuments } from '../load/emptiness.ts';
import { createCollection, createExpiringIndexes, differenceOf, EXACT } from '../load/load-database.ts';
import type { SavedCollection } from '../archive/manifest.ts';

const BATCH = 500;

export interface Moved {
  bases: number;
  documentos: number;
}

type Bases = (client: mongo.MongoClient) => mongo.Db[];

/** Copies one collection and compares what arrived with what was read, byte by byte. */
async function moveCollection(
  from: mongo.Db,
  to: mongo.Db,
  shape: CollectionShape,
): Promise<SavedCollection> {
  const empty = { ...shape, documentos: 0, sha256: '', partes: [] };
  await createCollection(to, empty);
  const digest = createHash('sha256');
  const target = to.collection(shape.nombre);
  const batch: mongo.Document[] = [];
  let documentos = 0;
  for await (const bytes of rawDocuments(from.collection(shape.nombre))) {
    digest.update(bytes);
    documentos += 1;
    batch.push(mongo.BSON.deserialize(bytes, EXACT));
    if (batch.length === BATCH) await target.insertMany(batch.splice(0));
  }
  if (batch.length > 0) await target.insertMany(batch);
  const moved = { ...empty, documentos, sha256: digest.digest('hex') };
  const difference = await differenceOf(to, moved);
  if (difference) throw new Error(difference);
  return moved;
}

async function assertReplicaSet(client: mongo.MongoClient): Promise<void> {
  const { setName } = await client.db('admin').command({ hello: 1 });
  if (!setName) throw new Error('el MongoDB de destino no es un conjunto de réplicas, y hay transacciones');
}

async function assertStopped(bases: mongo.Db[]): Promise<void> {
  for (const base of bases)
    if (await isRunning(base))
      throw new Error(`detén antes el producto: ${base.databaseName} está en marcha`);
}

async function makeRoom(bases: mongo.Db[], encima: boolean): Promise<void> {
  for (const base of bases) {
    if (encima) await base.dropDatabase();
    else if (await hasDocuments(base))
      throw new Error(`el destino ya tiene ${base.databaseName}. Con --encima se borra lo que hay`);
  }
}

async function moveAll(from: mongo.Db[], to: mongo.Db[]): Promise<number> {
  let documentos = 0;
  for (const [i, base] of from.entries()) {
    const moved: SavedCollection[] = [];
    for (const shape of await listCollections(base)) moved.push(await moveCollection(base, to[i]!, shape));
    // Last, or what has expired in the meantime would be missing from the comparison.
    for (const saved of moved) await createExpiringIndexes(to[i]!, saved);
    documentos += moved.reduce((sum, saved) => sum + saved.documentos, 0);
  }
  return documentos;
}

/** Copies the databases of a stopped installation to another server; what is here stays as it is. */
export async function moveBases(place: Place, uri: string, encima: boolean): Promise<Moved> {
  const [here, there] = (await Promise.all(
    [place.mongodbUri, uri].map((address) => mongo.MongoClient.connect(address, { appName: 'mudar' })),
  )) as [mongo.MongoClient, mongo.MongoClient];
  const bases: Bases = (client) => place.servicios.map((servicio) => client.db(place.base(servicio)));
  try {
    await assertReplicaSet(there);
    await assertStopped(bases(here));
    await makeRoom(bases(there), encima);
    return { bases: place.servicios.length, documentos: await moveAll(bases(here), bases(there)) };
  } finally {
    await Promise.all([here.close(), there.close()]);
  }
}
