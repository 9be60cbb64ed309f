import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?(.*)$/;
const SMALLEST_PART = 16 * 1024 * 1024;
/** A store takes at most 10,000 parts of one object. */
const MOST_PARTS = 9_000;
const ONLY_OWNER = 0o600;

export const isRemote = (place: string): boolean => place.startsWith('s3://');

/** Who S3 is, beside what the SDK reads by itself: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION. */
export interface BucketSettings {
  /** S3_PUNTO: the address of a store that is not Amazon's. */
  endpoint?: string | undefined;
  region?: string | undefined;
}

const settingsFrom = (env: NodeJS.ProcessEnv): BucketSettings => ({
  endpoint: env['S3_PUNTO'] || undefined,
  region: env['AWS_REGION'] || undefined,
});

/** A folder in a store that speaks S3. Nothing is held whole in memory on its way there or back. */
export class Bucket {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly folder: string;

  constructor(place: string, { endpoint, region }: BucketSettings = settingsFrom(process.env)) {
    const [, bucket, folder = ''] = ADDRESS.exec(place) ?? [];
    if (!bucket) throw new Error(`«${place}» no es un sitio de S3, como s3://cubo/carpeta/`);
    this.bucket = bucket;
    this.folder = folder && !folder.endsWith('/') ? `${folder}/` : folder;
    this.client = new S3Client({
      region: region ?? 'us-east-1',
      // Stores of others seldom have a name of their own for each bucket, nor checksums that only Amazon asks for.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  /** Throws unless the store then has as many bytes as the file: what was cut short is no backup. */
  async upload(path: string): Promise<void> {
    const { size } = await stat(path);
    const object = { Bucket: this.bucket, Key: this.folder + basename(path) };
    await new Upload({
      client: this.client,
      params: { ...object, Body: createReadStream(path) },
      partSize: Math.max(SMALLEST_PART, Math.ceil(size / MOST_PARTS)),
      queueSize: 2,
    }).done();
    const { ContentLength } = await this.client.send(new HeadObjectCommand(object));
    if (ContentLength !== size)
      throw new Error(`${object.Key}: han llegado ${ContentLength} bytes de ${size}`);
  }

  /** The names of the files in this folder, and not of those in folders inside it. */
  async names(): Promise<string[]> {
    const names: string[] = [];
    const pages = paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix: this.folder, Delimiter: '/' },
    );
    for await (const { Contents = [] } of pages)
      for (const { Key = '' } of Contents) names.push(Key.slice(this.folder.length));
    return names;
  }

  async read(name: string): Promise<Readable> {
    const { Body } = await this.client.send(
      new GetObjectCommand({ Bucket: this.bucket, Key: this.folder + name }),
    );
    return Body as Readable;
  }

  async download(name: string, target: string): Promise<void> {
    await pipeline(await this.read(name), createWriteStream(target, { mode: ONLY_OWNER }));
  }

  async remove(name: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: this.folder + name }));
  }

  close(): void {
    this.client.destroy();
  }
}
