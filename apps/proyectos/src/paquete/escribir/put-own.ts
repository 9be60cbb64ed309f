import { objectIds, type Writing } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';

interface Stored {
  _id: mongo.ObjectId;
  version: number;
}

/**
 * Writes things of the project that no service copies by their versions. All old ones go before new ones come: two that
 * swap their names would never both be unique. `alsoOwn`: what else may be replaced than what is of the project and
 * tombstones; any other makes the id one that is taken.
 */
export async function putOwn<L extends { _id: string }, D extends Stored>(
  { base, session, plan }: Writing,
  name: string,
  lines: readonly L[],
  toDoc: (line: L, version: number) => D,
  alsoOwn: object[] = [],
): Promise<D[]> {
  const collection = base.collection(name);
  const own = {
    _id: { $in: objectIds(lines.map((line) => line._id)) },
    $or: [{ proyecto: new mongo.ObjectId(plan.proyecto._id) }, { eliminado: { $exists: true } }, ...alsoOwn],
  };
  const found = await collection.find<Stored>(own, { session, projection: { version: 1 } }).toArray();
  const versions = new Map(found.map((doc) => [doc._id.toHexString(), doc.version]));
  await collection.deleteMany(own, { session });
  const docs = lines.map((line) => toDoc(line, (versions.get(line._id) ?? 0) + 1));
  await collection.insertMany(docs, { session });
  return docs;
}
