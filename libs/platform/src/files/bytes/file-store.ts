import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';

import { mongo, type Connection, type Types } from 'mongoose';
import type { Logger } from 'pino';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../../errors/domain-error';
import { noDisponible } from '../../errors/no-disponible';
import { LOGGER } from '../../telemetry/logger';
import type { ObjectStore, Part } from './object-store';
import { OBJECT_STORE } from './object-store.token';

const BUCKET = 'archivos';

/** GridFS's own document of a file, which every file has, wherever its bytes are. */
export interface StoredFile {
  _id: Types.ObjectId;
  filename: string;
  length: number;
  uploadDate: Date;
  metadata: object;
  /** Its bytes are in the object store. */
  fuera?: true;
  /** When they were brought there; until its chunks are removed from the database. */
  movido?: Date;
}

/**
 * The bytes of files: in GridFS, or in an object store where one is configured; streamed, never whole in memory. Those
 * that are in GridFS from before are read there until `FilesMover` has brought them over.
 */
@Injectable()
export class FileStore implements OnApplicationShutdown {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the size. After a failure nothing is left, or what is left is found as that of a broken upload. */
  async write(
    id: Types.ObjectId,
    filename: string,
    metadata: StoredFile['metadata'],
    bytes: Readable,
  ): Promise<number> {
    try {
      return await (this.objects
        ? this.writeFar(this.objects, { _id: id, filename, metadata }, bytes)
        : this.writeHere(id, filename, metadata, bytes));
    } catch (error) {
      await this.delete([id]).catch((left: unknown) =>
        this.logger.warn({ archivo: id.toHexString(), motivo: String(left) }, 'subida a medias sin borrar'),
      );
      throw error;
    }
  }

  async read(id: Types.ObjectId): Promise<Readable> {
    return (await this.isFar(id)) ? this.readFar(id) : this.bucket().openDownloadStream(id);
  }

  /** The bytes from `start` up to, and without, `end`. */
  async readPart(id: Types.ObjectId, start: number, end: number): Promise<Buffer> {
    if (start >= end) return Buffer.alloc(0);
    if (await this.isFar(id)) return buffer(await this.readFar(id, { first: start, last: end - 1 }));
    return buffer(this.bucket().openDownloadStream(id, { start, end }));
  }

  /** Removes whatever there is of them: a broken upload has bytes but no document. */
  async delete(ids: readonly Types.ObjectId[]): Promise<void> {
    if (this.objects) for (const id of ids) await this.ask(this.objects.remove(this.nameOf(id)));
    await this.files().deleteMany({ _id: { $in: [...ids] } });
    await this.chunks().deleteMany({ files_id: { $in: [...ids] } });
  }

  /** Those whose bytes are in the database although there is an object store. */
  findHere(limit: number): Promise<StoredFile[]> {
    return this.files()
      .find({ fuera: { $exists: false } })
      .limit(limit)
      .toArray();
  }

  /** Copies the bytes of a file to the object store, where it is read from then on. */
  async move({ _id }: Pick<StoredFile, '_id'>): Promise<void> {
    const objects = this.objects!;
    await objects.put(this.nameOf(_id), this.bucket().openDownloadStream(_id));
    const far = { $set: { fuera: true as const, movido: new Date() } };
    const { matchedCount } = await this.files().updateOne({ _id }, far);
    if (!matchedCount) await objects.remove(this.nameOf(_id));
  }

  /** Removes the chunks of the files that were moved before then; whoever was reading them has ended. */
  async forgetMoved(before: Date, limit: number): Promise<number> {
    const moved = await this.files()
      .find({ movido: { $lt: before } })
      .limit(limit)
      .toArray();
    for (const { _id } of moved) {
      await this.chunks().deleteMany({ files_id: _id });
      await this.files().updateOne({ _id }, { $unset: { movido: 1 } });
    }
    return moved.length;
  }

  onApplicationShutdown(): void {
    this.objects?.close();
  }

  private async writeHere(
    id: Types.ObjectId,
    filename: string,
    metadata: object,
    bytes: Readable,
  ): Promise<number> {
    const upload = this.bucket().openUploadStreamWithId(id, filename, { metadata: { ...metadata } });
    await pipeline(bytes, upload);
    return upload.length;
  }

  /** Its document comes first: what a crash leaves of it is found by whoever looks for files that nobody owns. */
  private async writeFar(
    objects: ObjectStore,
    file: Pick<StoredFile, '_id' | 'filename' | 'metadata'>,
    bytes: Readable,
  ): Promise<number> {
    await this.files().insertOne({ ...file, length: 0, uploadDate: new Date(), fuera: true });
    let length = 0;
    const counted = new PassThrough();
    counted.on('data', (chunk: Buffer) => (length += chunk.length));
    await Promise.all([pipeline(bytes, counted), this.ask(objects.put(this.nameOf(file._id), counted))]);
    await this.files().updateOne({ _id: file._id }, { $set: { length } });
    return length;
  }

  private readFar(id: Types.ObjectId, part?: Part): Promise<Readable> {
    if (this.objects) return this.ask(this.objects.get(this.nameOf(id), part));
    this.logger.error({ archivo: id.toHexString() }, 'está en un almacén de objetos: falta ARCHIVOS_S3');
    throw noDisponible('archivos');
  }

  private async isFar(id: Types.ObjectId): Promise<boolean> {
    const file = await this.files().findOne({ _id: id }, { projection: { fuera: 1 } });
    return file?.fuera === true;
  }

  /** What the store answers, or 503: what people can do about it is to try again later. */
  private async ask<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      this.logger.error({ motivo: String(error) }, 'el almacén de objetos no responde');
      throw noDisponible('archivos');
    }
  }

  private nameOf(id: Types.ObjectId): string {
    return `${this.connection.name}/${id.toHexString()}`;
  }

  private files(): mongo.Collection<StoredFile> {
    return this.connection.db!.collection(`${BUCKET}.files`);
  }

  private chunks(): mongo.Collection {
    return this.connection.db!.collection(`${BUCKET}.chunks`);
  }

  private bucket(): mongo.GridFSBucket {
    return new mongo.GridFSBucket(this.connection.db!, { bucketName: BUCKET });
  }
}
