import type { mongo } from 'mongoose';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sha256Of } from '../fichero/canonical';
import type { Keeping } from './part';
import type { Reading } from './reading';

/** How long files without an owner wait for the transaction that claims them; after that the services delete them. */
export const FILE_TERM_MS = 3_600_000;

/** The bytes of a file of at most 10 MB. If it has been deleted meanwhile, its size is wrong. */
export async function readFile(
  { files }: Pick<Reading, 'files'>,
  _id: mongo.ObjectId,
  tamano: number,
): Promise<Buffer> {
  const bytes = await buffer(await files!.read(_id));
  if (bytes.length !== tamano) throw new Error(`el archivo ${_id.toHexString()} no está entero`);
  return bytes;
}

export const digestOfFile = async (...file: Parameters<typeof readFile>): Promise<string> =>
  sha256Of(await readFile(...file));

export const hasFile = async (base: mongo.Db, _id: mongo.ObjectId): Promise<boolean> =>
  (await base.collection('archivos.files').findOne({ _id }, { projection: { _id: 1 } })) !== null;

/** Replaces whatever an earlier attempt left. */
export async function writeFile(
  { files }: Pick<Keeping, 'files'>,
  _id: mongo.ObjectId,
  nombre: string,
  bytes: Buffer,
  metadata: object = {},
): Promise<void> {
  await files.delete([_id]);
  await files.write(_id, nombre, metadata, Readable.from([bytes]));
}
