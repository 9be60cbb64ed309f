import { drill, type Verdict } from './drill.ts';
import { migrateService } from './migrate-service.ts';
import { scratchInstallation } from './scratch.ts';

/** Drills in a temporary installation with this version's services; throws the reasons if the backup is not fit. */
export async function drillArchive(path: string): Promise<Verdict> {
  const scratch = await scratchInstallation();
  try {
    const verdict = await drill(scratch, path, migrateService);
    if (verdict.razones.length > 0) throw new Error(verdict.razones.join('\n         '));
    return verdict;
  } finally {
    await scratch.close();
  }
}
