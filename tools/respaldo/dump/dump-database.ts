import { mongo } from 'mongoose';
import type { ArchiveWriter } from '../archive/archive-writer.ts';
import { DocumentsWriter } from '../archive/documents.ts';
import { asHere, FILES } from './far-files.ts';
import { LEASES } from './relay-pause.ts';

const BATCH = 500;

export interface CollectionShape {
  nombre: string;
  indices: Record<string, unknown>[];
}

/** The collections to save. Leases belong to processes that a restored installation does not have. */
export async function listCollections(base: mongo.Db): Promise<CollectionShape[]> {
  const listed = await base.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const names = listed
    .map(({ name }) => name)
    .filter((name) => name !== LEASES && !name.startsWith('system.'));
  const shapes: CollectionShape[] = [];
  for (const nombre of names.sort()) {
    const indices = await base.collection(nombre).indexes();
    shapes.push({ nombre, indices: mongo.BSON.EJSON.serialize(indices, { relaxed: false }) as never });
  }
  return shapes;
}

/** The stored bytes, by id, so that a restore can be compared with what was saved. */
export async function* rawDocuments(
  collection: mongo.Collection,
  session?: mongo.ClientSession,
): AsyncGenerator<Uint8Array> {
  const options = { raw: true, sort: { _id: 1 }, batchSize: BATCH, ...(session ? { session } : {}) } as const;
  for await (const document of collection.find({}, options)) yield document as unknown as Uint8Array;
}

/** The caller may add to it, and finishes it. */
export async function dumpCollection(
  archive: ArchiveWriter,
  folder: string,
  collection: mongo.Collection,
  shape: CollectionShape,
  session: mongo.ClientSession,
): Promise<DocumentsWriter> {
  const writer = new DocumentsWriter(archive, `${folder}/${shape.nombre}`);
  const kept = shape.nombre === FILES ? asHere : (document: Uint8Array) => document;
  for await (const document of rawDocuments(collection, session)) await writer.add(kept(document));
  return writer;
}
