import { mongo } from 'mongoose';
import type { ObjectsPlace } from '../../start/place.ts';
import { Bucket } from '../remote/bucket.ts';

export const FILES = 'archivos.files';
export const CHUNKS = 'archivos.chunks';
const CHUNK_BYTES = 255 * 1024;

/** What GridFS would have made. */
const CHUNKS_SHAPE = {
  nombre: CHUNKS,
  indices: [
    { v: 2, key: { _id: 1 }, name: '_id_' },
    { v: 2, key: { files_id: 1, n: 1 }, name: 'files_id_1_n_1', unique: true },
  ],
};

interface FarFile {
  _id: mongo.ObjectId;
  length: number;
}

/**
 * The files of a service whose bytes are in a store of objects. A backup has them as GridFS would, so that it is whole
 * by itself and can be restored where there is no such store; where there is one, the service brings them there again.
 */
export class FarFiles {
  readonly shape = CHUNKS_SHAPE;
  private readonly base: mongo.Db;
  private readonly objects: ObjectsPlace | null;
  private files: FarFile[] = [];

  constructor(base: mongo.Db, objects: ObjectsPlace | null | undefined) {
    this.base = base;
    this.objects = objects ?? null;
  }

  /** Notes which there are at the instant of the backup; returns how many. */
  async list(session: mongo.ClientSession): Promise<number> {
    this.files = await this.base
      .collection<FarFile>(FILES)
      .find({ fuera: true } as never, { session, sort: { _id: 1 }, projection: { length: 1 } })
      .toArray();
    if (this.files.length && !this.objects)
      throw new Error('hay archivos en un almacén de objetos: define ARCHIVOS_S3');
    return this.files.length;
  }

  /** Their bytes; the instant may be over by then, as a file never changes. Throws if one of them has been deleted. */
  async *chunks(): AsyncGenerator<Uint8Array> {
    if (!this.files.length) return;
    const bucket = new Bucket(this.objects!.address, this.objects!);
    try {
      for (const file of this.files) yield* this.chunksOf(bucket, file);
    } finally {
      bucket.close();
    }
  }

  private async *chunksOf(bucket: Bucket, { _id, length }: FarFile): AsyncGenerator<Uint8Array> {
    const name = `${this.base.databaseName}/${_id.toHexString()}`;
    const read = await bucket.read(name).catch((error: unknown) => {
      throw new Error(
        `${name} no se puede leer del almacén (si se acaba de borrar, repítela): ${String(error)}`,
      );
    });
    let n = 0;
    let seen = 0;
    for await (const data of pieces(read)) {
      seen += data.length;
      // A new id is greater than all before it: the chunks of a restored collection come in the order of the backup.
      const chunk = {
        _id: new mongo.ObjectId(),
        files_id: _id,
        n: (n += 1) - 1,
        data: new mongo.Binary(data),
      };
      yield mongo.BSON.serialize(chunk);
    }
    if (seen !== length) throw new Error(`${name} tiene ${seen} bytes de ${length}`);
  }
}

/** The document of a file as it is where its bytes are in the database. */
export function asHere(document: Uint8Array): Uint8Array {
  const { fuera, movido: _movido, ...file } = mongo.BSON.deserialize(document, { promoteValues: false });
  return fuera === undefined ? document : mongo.BSON.serialize({ ...file, chunkSize: CHUNK_BYTES });
}

async function* pieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let held = 0;
  for await (const part of bytes) {
    waiting.push(part);
    held += part.length;
    if (held < CHUNK_BYTES) continue;
    const whole = Buffer.concat(waiting);
    const end = whole.length - (whole.length % CHUNK_BYTES);
    for (let at = 0; at < end; at += CHUNK_BYTES) yield whole.subarray(at, at + CHUNK_BYTES);
    waiting = [whole.subarray(end)];
    held = whole.length - end;
  }
  if (held) yield Buffer.concat(waiting);
}
