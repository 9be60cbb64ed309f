import { readEntries } from '../fichero/package-entries.ts';
import type { Parts } from '../partes/parts.ts';
import type { Plan } from './plan.ts';

/**
 * Before the transactions: if the import dies after this, the services delete these files or the next attempt replaces
 * them.
 */
export async function uploadFiles(parts: Parts, { inspected, files, where }: Plan): Promise<void> {
  if (files.length === 0) return;
  for await (const entry of readEntries(inspected.path)) {
    if (entry.what !== 'file') continue;
    for (const file of files.filter(({ sha256 }) => sha256 === entry.sha256))
      await parts.keepFile(file, entry.bytes, where.people);
  }
}
