import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { drill } from './drill.ts';
import { migrateService } from './migrate-service.ts';
import { scratchInstallation } from './scratch.ts';
import { verifyArchive } from '../archive/verify-archive.ts';

/** All data as version 0.1.0 left them; the signing key was removed before saving. */
const FIRST_RELEASE = join(import.meta.dirname, '../fixtures/0.1.0.tar.gz');

describe('what the first release stored', () => {
  it('is restored, and migrated to this version by every service', async () => {
    expect((await verifyArchive(FIRST_RELEASE)).faults).toEqual([]);
    const scratch = await scratchInstallation();
    const client = await mongo.MongoClient.connect(scratch.mongodbUri);
    try {
      const { razones, documentos } = await drill(scratch, FIRST_RELEASE, migrateService);
      expect(razones).toEqual([]);
      expect(documentos).toBe(390);
      const proyectos = client.db(scratch.base('proyectos'));
      expect(await proyectos.collection('tareas').countDocuments()).toBe(22);
      expect(await proyectos.collection('archivos.files').countDocuments()).toBe(3);
    } finally {
      await client.close();
      await scratch.close();
    }
  }, 180_000);
});
