import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expired, type Retention } from './retention.rules.ts';

/** Deletes the backups of this folder that the retention does not keep, with their digests; resolves to their names. */
export async function pruneBackups(folder: string, retention: Retention): Promise<string[]> {
  const gone = expired(await readdir(folder), retention);
  for (const file of gone) {
    await rm(join(folder, file));
    await rm(join(folder, `${file}.sha256`), { force: true });
  }
  return gone;
}
