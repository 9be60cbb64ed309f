import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import { mongo, type ClientSession, type Connection, type Types } from 'mongoose';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { objectId } from '../../storage/object-id';
import { SweepsRepository } from '../sweeps/sweeps.repository';
import type { ArchivoDoc } from '../kinds/archivo-doc';

const BUCKET = 'archivos';
/** Longer than any upload: the service cuts a request off after five minutes. */
const UPLOAD_MS = 3_600_000;

/**
 * The bytes of files, in GridFS, streamed both ways. Before the first byte is stored, a sweep row says that nobody owns
 * the file; the transaction that gives the file to an element removes the row, and the one that takes it away puts it back.
 * Whatever crashes in between leaves a row, and the sweeper removes the bytes.
 */
@Injectable()
export class ArchivosRepository {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly sweeps: SweepsRepository,
  ) {}

  /** Stores what `content` yields. If that throws, nothing is kept and the error is thrown here. */
  async store(
    nombre: string,
    subidoPor: string,
    content: Readable,
  ): Promise<{ _id: Types.ObjectId; tamano: number }> {
    const _id = objectId();
    await this.sweeps.insert('archivo', [_id], new Date(Date.now() + UPLOAD_MS));
    const upload = this.bucket().openUploadStreamWithId(_id, nombre, { metadata: { subidoPor } });
    try {
      await pipeline(content, upload);
    } catch (error) {
      await this.discard([_id]);
      throw error;
    }
    return { _id, tamano: upload.length };
  }

  /** Marks the files as owned; fails if one of them has been swept meanwhile. */
  async keep(archivos: readonly ArchivoDoc[], session: ClientSession): Promise<void> {
    if (!archivos.length) return;
    const ids = archivos.map(({ _id }) => _id);
    if ((await this.sweeps.remove(ids, session)) < ids.length)
      throw new DomainError(erroresProyectos.formularioNoLegible);
  }

  /** Marks the files as owned by nobody. */
  async release(ids: Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.sweeps.insert('archivo', ids, new Date(), session);
  }

  /** Removes them now. Their rows go last, so that the sweeper finishes the work after a crash. */
  async discard(ids: Types.ObjectId[]): Promise<void> {
    await this.connection.collection(`${BUCKET}.files`).deleteMany({ _id: { $in: ids } });
    await this.connection.collection(`${BUCKET}.chunks`).deleteMany({ files_id: { $in: ids } });
    await this.sweeps.remove(ids);
  }

  /** Removes the files among these that nobody owns. */
  async discardLoose(ids: Types.ObjectId[]): Promise<void> {
    const loose = await this.sweeps.among(ids);
    if (loose.length) await this.discard(loose);
  }

  read(id: Types.ObjectId): Readable {
    return this.bucket().openDownloadStream(id);
  }

  readPart(id: Types.ObjectId, start: number, end: number): Promise<Buffer> {
    return buffer(this.bucket().openDownloadStream(id, { start, end }));
  }

  private bucket(): mongo.GridFSBucket {
    return new mongo.GridFSBucket(this.connection.db as mongo.Db, { bucketName: BUCKET });
  }
}
