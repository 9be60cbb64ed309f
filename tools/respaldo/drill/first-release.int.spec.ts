import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { readArchive } from '../archive/archive-reader.ts';
import { splitDocuments } from '../archive/documents.ts';
import { drill } from './drill.ts';
import { migrateService } from './migrate-service.ts';
import { scratchInstallation } from './scratch.ts';
import { verifyArchive } from '../archive/verify-archive.ts';

/** All data as version 0.1.0 left them; the signing key was removed before saving. */
const FIRST_RELEASE = join(import.meta.dirname, '../fixtures/0.1.0.tar.gz');

/** Those of a collection of `usuarios`, by id, with the fields that say who may do what and how they like it. */
async function saved(coleccion: string, fields: readonly string[]): Promise<mongo.Document[]> {
  const docs: mongo.Document[] = [];
  for await (const { name, bytes } of readArchive(FIRST_RELEASE))
    if (name.startsWith(`bases/usuarios/${coleccion}/`))
      for (const document of splitDocuments(bytes)) docs.push(mongo.BSON.deserialize(document));
  return docs.map((doc) => Object.fromEntries(['_id', ...fields].map((field) => [field, doc[field]])));
}

describe('what the first release stored', () => {
  it('is restored, and migrated to this version by every service, with everybody’s rights and settings', async () => {
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

      const usuarios = client.db(scratch.base('usuarios'));
      const kept = { usuarios: ['correo', 'hash', 'rol', 'estado', 'preferencias'], equipos: ['miembros'] };
      for (const [coleccion, fields] of Object.entries(kept)) {
        const projection = Object.fromEntries(fields.map((field) => [field, 1]));
        const now = await usuarios.collection(coleccion).find({}, { projection }).toArray();
        expect(now).toEqual(await saved(coleccion, fields));
      }
    } finally {
      await client.close();
      await scratch.close();
    }
  }, 180_000);
});
