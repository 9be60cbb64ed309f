import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from '../start/build.ts';
import { withInstallation } from '../start/orden/installation.ts';
import { readSettings } from '../start/settings.ts';
import { productVersion, readArguments, runCommand } from '../start/orden/command.ts';
import { drillArchive } from './drill/drill-archive.ts';
import { noteBackup } from './dump/note-backup.ts';
import { takeBackup } from './dump/take-backup.ts';
import { encryptBackup } from './keep/encryption.ts';
import { pruneBackups } from './keep/prune.ts';
import { readRetention } from './keep/retention.rules.ts';
import { Bucket } from './remote/bucket.ts';
import { sendAway } from './remote/send-away.ts';

const USE =
  'npm run backup [-- --destino=<fichero.tar.gz o carpeta>] [--ensayar] [--cifrar=age1…] [--conservar=7,4,12] [--tambien=s3://cubo/carpeta/]';
const { destino, ensayar, cifrar, conservar, tambien } = readArguments(USE, {
  destino: { type: 'string' },
  ensayar: { type: 'boolean' },
  cifrar: { type: 'string' },
  conservar: { type: 'string' },
  tambien: { type: 'string' },
});
const settings = readSettings(process.env);

function pathOf(wanted: string): string {
  const isFolder = wanted.endsWith('/') || (existsSync(wanted) && statSync(wanted).isDirectory());
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  return resolve(isFolder ? join(wanted, `pmp-${stamp}Z.tar.gz`) : wanted);
}

/** Resolves to the instant that the backup shows. */
const save = (path: string): Promise<Date> =>
  withInstallation(async (place) => {
    const { manifest, sha256, pausedMs } = await takeBackup(place, path, productVersion());
    const collections = manifest.bases.flatMap(({ colecciones }) => colecciones);
    const count = (saved: { documentos: number }[]) => saved.reduce((sum, one) => sum + one.documentos, 0);
    console.log(`Copia hecha: ${path}`);
    console.log(
      `${count(collections)} documentos en ${manifest.bases.length} bases y ${count(manifest.flujos)} mensajes, ` +
        `tal como estaban a las ${manifest.creado}; los eventos han esperado ${(pausedMs / 1000).toFixed(1)} s.`,
    );
    console.log(`sha256 ${sha256}`);
    return new Date(manifest.creado);
  }, settings);

/** A backup that could not be noted is as good as any, and its age is then told too high rather than too low. */
async function note(shown: Date, drilled: boolean): Promise<void> {
  try {
    await withInstallation((place) => noteBackup(place, shown, drilled), settings);
  } catch (error) {
    console.error(`No se ha podido anotar: ${error instanceof Error ? error.message : String(error)}`);
  }
}

await runCommand('La copia no se ha hecho', async () => {
  const retention = conservar === undefined ? null : readRetention(conservar);
  // A place that is none is told before the backup is made.
  if (tambien) new Bucket(tambien).close();
  const path = pathOf(destino ?? join(settings.dataDir, 'copias/'));
  if (existsSync(path)) throw new Error(`${path} ya existe`);
  mkdirSync(dirname(path), { recursive: true });
  // Before the backup: whatever this takes, the backup is as old as its name says.
  if (ensayar && existsSync('nx.json')) await build(console.log);
  const shown = await save(path);
  if (ensayar) {
    const { documentos } = await drillArchive(path).catch((error: Error) => {
      throw new Error(`${path} está hecha, pero no sirve: NO APTO: ${error.message}`);
    });
    console.log(`APTO: ${documentos} documentos restaurados y comprobados.`);
  }
  const kept = cifrar ? await encryptBackup(path, cifrar) : path;
  if (cifrar) console.log(`Cifrada: ${kept}`);
  if (tambien) {
    const goneThere = await sendAway(kept, tambien, retention).catch((error: Error) => {
      throw new Error(`${kept} está hecha, pero no ha llegado a ${tambien}: ${error.message}`);
    });
    console.log(`También en ${tambien}`);
    for (const file of goneThere) console.log(`Borrada allí, por antigua: ${file}`);
  }
  await note(shown, ensayar === true);
  // Last, so that no older backup goes before this one is known to be good.
  const gone = retention && (await pruneBackups(dirname(path), retention));
  for (const file of gone ?? []) console.log(`Borrada, por antigua: ${file}`);
});
