import { mongo } from 'mongoose';
import { brokenFiles } from './file-check.ts';
import type { Manifest, SavedCollection } from '../archive/manifest.ts';
import type { Place } from '../../start/place.ts';
import { restoreBackup } from '../load/restore-backup.ts';
import { verifyArchive } from '../archive/verify-archive.ts';

export interface Verdict {
  /** Reasons in Spanish; none: the archive is fit. */
  razones: string[];
  documentos: number;
  /** The migrations that ran on the restored data, as `<servicio>: <migración>`. */
  migradas: string[];
}

type Migrate = (place: Place, servicio: string) => Promise<string | null>;

const applied = async (base: mongo.Db): Promise<string[]> =>
  (await base.collection<{ _id: string }>('migraciones').find().toArray()).map(({ _id }) => _id);

const expires = ({ indices }: SavedCollection) => indices.some((index) => 'expireAfterSeconds' in index);

/** What can be made again: copies of another service's data, and the marks that boards once had. */
const isDerived = ({ nombre }: SavedCollection) => nombre.startsWith('copia_') || nombre === 'marcas';

const exists = async (base: mongo.Db, name: string): Promise<boolean> =>
  (await base.listCollections({ name }).toArray()).length > 0;

/** A migration may add and remove documents, and drop what is derived and nobody needs, but must not empty a collection. */
async function lost(base: mongo.Db, saved: SavedCollection, migrated: boolean): Promise<string[]> {
  if (expires(saved) || saved.documentos === 0) return [];
  if (migrated && isDerived(saved) && !(await exists(base, saved.nombre))) return [];
  const documentos = await base.collection(saved.nombre).countDocuments();
  const whole = migrated ? documentos > 0 : documentos === saved.documentos;
  const name = `${base.databaseName}.${saved.nombre}`;
  return whole ? [] : [`${name}: ${documentos} documentos tras migrar, y había ${saved.documentos}`];
}

async function migrateAll(client: mongo.MongoClient, place: Place, manifest: Manifest, migrate: Migrate) {
  const razones: string[] = [];
  const migradas: string[] = [];
  for (const { servicio, colecciones } of manifest.bases) {
    const base = client.db(place.base(servicio));
    const before = await applied(base);
    const failure = await migrate(place, servicio);
    if (failure) razones.push(`${servicio}: no migra: ${failure}`);
    const fresh = (await applied(base)).filter((name) => !before.includes(name));
    migradas.push(...fresh.map((name) => `${servicio}: ${name}`));
    for (const saved of colecciones) razones.push(...(await lost(base, saved, fresh.length > 0)));
    razones.push(...(await brokenFiles(base)));
  }
  return { razones, migradas };
}

/** Tries a restore in a temporary installation, to tell whether this archive would bring everything back. */
export async function drill(scratch: Place, path: string, migrate: Migrate): Promise<Verdict> {
  const { manifest, faults } = await verifyArchive(path);
  if (!manifest || faults.length > 0) return { razones: faults, documentos: 0, migradas: [] };
  const documentos = manifest.bases
    .flatMap(({ colecciones }) => colecciones)
    .reduce((sum, saved) => sum + saved.documentos, 0);
  const differences = await restoreBackup(scratch, path, manifest, false);
  const client = await mongo.MongoClient.connect(scratch.mongodbUri);
  try {
    const { razones, migradas } = await migrateAll(client, scratch, manifest, migrate);
    return { razones: [...differences, ...razones], documentos, migradas };
  } finally {
    await client.close();
  }
}
