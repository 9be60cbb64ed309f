import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';
import { splitDocuments } from '../archive/documents.ts';
import { rawDocuments } from '../dump/dump-database.ts';
import type { SavedCollection } from '../archive/manifest.ts';

const BATCH = 500;
/** Keeps every value's type: 1 and 1.0 are different bytes. */
export const EXACT = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

/** Fields about the server and its version, not about the index. */
const NOT_SPEC = ['v', 'ns', 'background'];

type IndexSpec = mongo.IndexDescription & { expireAfterSeconds?: number };

function indexesOf({ indices }: SavedCollection): IndexSpec[] {
  const specs = mongo.BSON.EJSON.deserialize({ indices } as never, { relaxed: true })[
    'indices'
  ] as IndexSpec[];
  return specs
    .filter(({ name }) => name !== '_id_')
    .map(
      (spec) =>
        Object.fromEntries(Object.entries(spec).filter(([key]) => !NOT_SPEC.includes(key))) as IndexSpec,
    );
}

/** Indexes are created before the documents: the saved data cannot violate a unique one, and this is faster. */
export async function createCollection(base: mongo.Db, saved: SavedCollection): Promise<void> {
  const collection = await base.createCollection(saved.nombre);
  const lasting = indexesOf(saved).filter(({ expireAfterSeconds }) => expireAfterSeconds === undefined);
  if (lasting.length > 0) await collection.createIndexes(lasting);
}

export async function loadPart(collection: mongo.Collection, part: Buffer): Promise<void> {
  let batch: mongo.Document[] = [];
  const flush = async () => {
    if (batch.length > 0) await collection.insertMany(batch);
    batch = [];
  };
  for (const document of splitDocuments(part)) {
    batch.push(mongo.BSON.deserialize(document, EXACT));
    if (batch.length === BATCH) await flush();
  }
  await flush();
}

/** null: the collection equals what was saved, byte by byte. */
export async function differenceOf(base: mongo.Db, saved: SavedCollection): Promise<string | null> {
  const digest = createHash('sha256');
  let documentos = 0;
  for await (const document of rawDocuments(base.collection(saved.nombre))) {
    digest.update(document);
    documentos += 1;
  }
  const name = `${base.databaseName}.${saved.nombre}`;
  if (documentos !== saved.documentos) {
    return `${name}: ${documentos} documentos y se guardaron ${saved.documentos}`;
  }
  return digest.digest('hex') === saved.sha256 ? null : `${name}: el contenido no es el que se guardó`;
}

/** Comes last, because from then on the database deletes what has expired in the meantime. */
export async function createExpiringIndexes(base: mongo.Db, saved: SavedCollection): Promise<void> {
  const expiring = indexesOf(saved).filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
  if (expiring.length > 0) await base.collection(saved.nombre).createIndexes(expiring);
}
