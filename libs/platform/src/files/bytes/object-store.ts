import type { S3Client } from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';

export const OBJECT_STORE_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?(.*)$/;

export interface ObjectStorePlace {
  /** s3://bucket/folder/ */
  address: string;
  /** The address of a store that is not Amazon's. */
  endpoint?: string | undefined;
  region?: string | undefined;
}

/** Both ends belong to the part. */
export interface Part {
  first: number;
  last: number;
}

export interface Waits {
  /** Until there is a connection. */
  connectionTimeout: number;
  /** Between two pieces, either way. */
  socketTimeout: number;
}

/** Nothing else ends the wait for a store that is silent; one that is only slow keeps sending, or being sent to. */
const WAITS: Waits = { connectionTimeout: 5_000, socketTimeout: 60_000 };

type Sdk = typeof import('@aws-sdk/client-s3') & typeof import('@aws-sdk/lib-storage');

/**
 * A folder in a store that speaks S3, streamed both ways. Who asks is what the SDK finds by itself: AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY, or the role of the machine.
 */
export class ObjectStore {
  private readonly sdk: Sdk;
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly folder: string;

  private constructor(sdk: Sdk, client: S3Client, bucket: string, folder: string) {
    this.sdk = sdk;
    this.client = client;
    this.bucket = bucket;
    this.folder = folder && !folder.endsWith('/') ? `${folder}/` : folder;
  }

  /** The SDK is only loaded here: it takes memory that an installation without such a store keeps for itself. */
  static async open(
    { address, endpoint, region }: ObjectStorePlace,
    waits: Waits = WAITS,
  ): Promise<ObjectStore> {
    const [, bucket, folder = ''] = OBJECT_STORE_ADDRESS.exec(address) ?? [];
    if (!bucket) throw new Error(`«${address}» no es un sitio de S3, como s3://cubo/carpeta/`);
    const sdk = { ...(await import('@aws-sdk/client-s3')), ...(await import('@aws-sdk/lib-storage')) };
    const client = new sdk.S3Client({
      region: region || 'us-east-1',
      requestHandler: { ...waits },
      // Stores of others seldom have a name of their own for each bucket, nor checksums that only Amazon asks for.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return new ObjectStore(sdk, client, bucket, folder);
  }

  /** Stores what the stream yields, of whatever length. If it fails, nothing is stored. */
  async put(name: string, bytes: Readable): Promise<void> {
    const params = { ...this.objectOf(name), Body: bytes };
    await new this.sdk.Upload({ client: this.client, params, queueSize: 1 }).done();
  }

  async get(name: string, part?: Part): Promise<Readable> {
    const range = part && { Range: `bytes=${part.first}-${part.last}` };
    const { Body } = await this.client.send(
      new this.sdk.GetObjectCommand({ ...this.objectOf(name), ...range }),
    );
    return Body as Readable;
  }

  /** Does nothing where there is nothing. */
  async remove(name: string): Promise<void> {
    await this.client.send(new this.sdk.DeleteObjectCommand(this.objectOf(name)));
  }

  close(): void {
    this.client.destroy();
  }

  private objectOf(name: string) {
    return { Bucket: this.bucket, Key: this.folder + name };
  }
}
