import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeDigest } from '../archive/digest.ts';
import { expired, type Retention } from '../keep/retention.rules.ts';
import { Bucket, isRemote } from './bucket.ts';

/**
 * Leaves a backup and its digest in another place too, and deletes there the old ones that the retention does not keep;
 * resolves to their names. They go last, so that a failed copy costs none of them.
 */
export async function sendAway(path: string, place: string, retention: Retention | null): Promise<string[]> {
  const bucket = new Bucket(place);
  try {
    await bucket.upload(path);
    await bucket.upload(`${path}.sha256`);
    const gone = retention ? expired(await bucket.names(), retention) : [];
    for (const name of gone) {
      await bucket.remove(name);
      await bucket.remove(`${name}.sha256`);
    }
    return gone;
  } finally {
    bucket.close();
  }
}

/** Gives `work` this file, or the one that is fetched from a store for as long as it takes. */
export async function withLocal<T>(origin: string, work: (path: string) => Promise<T>): Promise<T> {
  if (!isRemote(origin)) return work(origin);
  const name = basename(origin);
  const bucket = new Bucket(origin.slice(0, -name.length));
  const folder = await mkdtemp(join(tmpdir(), 'pmp-traida-'));
  try {
    const path = join(folder, name);
    await bucket.download(name, path);
    await bucket.download(`${name}.sha256`, `${path}.sha256`);
    const [told] = (await readFile(`${path}.sha256`, 'utf8')).split(' ');
    if (told !== (await writeDigest(path)))
      throw new Error(`${origin} no es lo que se guardó: su huella es otra`);
    return await work(path);
  } finally {
    bucket.close();
    await rm(folder, { recursive: true, force: true });
  }
}
