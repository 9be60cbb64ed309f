import { describe, expect, it } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { mongo } from 'mongoose';
import { useEmbeddedMongo } from './support.ts';

describe('GridFS', () => {
  const fixture = useEmbeddedMongo();

  it('writes a file, reads it whole and in part, and deletes it', async () => {
    const bucket = new mongo.GridFSBucket(fixture.connection.db!, { bucketName: 'archivos' });
    const bytes = randomBytes(3_000_001);
    const upload = bucket.openUploadStream('acta.pdf', { metadata: { proyecto: 'p' } });
    await pipeline(Readable.from([bytes]), upload);
    const back = await buffer(bucket.openDownloadStream(upload.id));
    expect(sha(back)).toBe(sha(bytes));
    const part = await buffer(bucket.openDownloadStream(upload.id, { start: 300_000, end: 900_000 }));
    expect(sha(part)).toBe(sha(bytes.subarray(300_000, 900_000)));
    await bucket.delete(upload.id);
    expect(await fixture.connection.db!.collection('archivos.chunks').countDocuments()).toBe(0);
  });
});

function sha(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
