import { mongo } from 'mongoose';
import { buffer } from 'node:stream/consumers';
import type { Reading } from './reading';

const BUCKET = 'archivos';

/** How long files without an owner wait for the transaction that claims them; after that the services delete them. */
export const FILE_TERM_MS = 3_600_000;

interface Chunk {
  data: mongo.Binary;
}

/**
 * The bytes of a file of at most 10 MB. It is read outside the snapshot, because a file never changes; if it has been
 * deleted meanwhile, its size is wrong.
 */
export async function readFile(
  { base, objects }: Pick<Reading, 'base' | 'objects'>,
  _id: mongo.ObjectId,
  tamano: number,
): Promise<Buffer> {
  const bytes = (await isFar(base, _id)) ? await readFar(base, objects, _id) : await readHere(base, _id);
  if (bytes.length !== tamano) throw new Error(`el archivo ${_id.toHexString()} no está entero`);
  return bytes;
}

async function isFar(base: mongo.Db, _id: mongo.ObjectId): Promise<boolean> {
  const file = await base.collection(`${BUCKET}.files`).findOne({ _id }, { projection: { fuera: 1 } });
  return file?.['fuera'] === true;
}

async function readFar(base: mongo.Db, objects: Reading['objects'], _id: mongo.ObjectId): Promise<Buffer> {
  if (!objects) throw new Error('hay archivos en un almacén de objetos: define ARCHIVOS_S3');
  return buffer(await objects.get(`${base.databaseName}/${_id.toHexString()}`));
}

async function readHere(base: mongo.Db, _id: mongo.ObjectId): Promise<Buffer> {
  const chunks = base
    .collection(`${BUCKET}.chunks`)
    .find<Chunk>({ files_id: _id }, { sort: { n: 1 }, projection: { data: 1 } });
  return Buffer.concat((await chunks.toArray()).map(({ data }) => data.buffer));
}

async function removeFile(base: mongo.Db, _id: mongo.ObjectId): Promise<void> {
  await base.collection(`${BUCKET}.files`).deleteOne({ _id });
  await base.collection(`${BUCKET}.chunks`).deleteMany({ files_id: _id });
}

export const hasFile = async (base: mongo.Db, _id: mongo.ObjectId): Promise<boolean> =>
  (await base.collection(`${BUCKET}.files`).findOne({ _id }, { projection: { _id: 1 } })) !== null;

/** Replaces whatever an earlier attempt left. */
export async function writeFile(
  base: mongo.Db,
  _id: mongo.ObjectId,
  nombre: string,
  bytes: Buffer,
  metadata?: object,
): Promise<void> {
  await removeFile(base, _id);
  const bucket = new mongo.GridFSBucket(base, { bucketName: BUCKET });
  const upload = bucket.openUploadStreamWithId(_id, nombre, metadata ? { metadata } : {});
  await new Promise<void>((resolve, reject) => {
    upload.once('error', reject);
    upload.end(bytes, () => resolve());
  });
}
