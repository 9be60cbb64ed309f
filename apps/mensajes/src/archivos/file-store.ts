import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { mongo, type Connection, type Types } from 'mongoose';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ArchivoDoc } from './archivo.model';

const BUCKET = 'archivos';

/** The bytes of files, in GridFS; streamed, never whole in memory. */
@Injectable()
export class FileStore {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Returns the size. After a failure nothing is left. */
  async write(
    id: Types.ObjectId,
    filename: string,
    metadata: ArchivoDoc['metadata'],
    bytes: Readable,
  ): Promise<number> {
    const upload = this.bucket().openUploadStreamWithId(id, filename, { metadata });
    try {
      await pipeline(bytes, upload);
    } catch (error) {
      await this.delete(id);
      throw error;
    }
    return upload.length;
  }

  read(id: Types.ObjectId): Readable {
    return this.bucket().openDownloadStream(id);
  }

  readPart(id: Types.ObjectId, start: number, end: number): Promise<Buffer> {
    return buffer(this.bucket().openDownloadStream(id, { start, end }));
  }

  /** Removes whatever there is of it: a broken upload has chunks but no file. */
  async delete(id: Types.ObjectId): Promise<void> {
    await this.connection.collection(`${BUCKET}.files`).deleteOne({ _id: id });
    await this.connection.collection(`${BUCKET}.chunks`).deleteMany({ files_id: id });
  }

  private bucket(): mongo.GridFSBucket {
    return new mongo.GridFSBucket(this.connection.db!, { bucketName: BUCKET });
  }
}
