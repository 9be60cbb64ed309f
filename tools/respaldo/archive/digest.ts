import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';

export async function digestOf(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}

/** Writes the digest of a file beside it, in the form that `sha256sum -c` reads. */
export async function writeDigest(path: string): Promise<string> {
  const sha256 = await digestOf(path);
  await writeFile(`${path}.sha256`, `${sha256}  ${basename(path)}\n`);
  return sha256;
}
