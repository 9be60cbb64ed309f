import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readSettings } from '../start/settings.ts';
import { readArguments, runCommand } from './arguments.ts';
import { openInstallation } from '../start/installation.ts';
import { takeBackup } from './dump/take-backup.ts';

const { destino } = readArguments('npm run backup [-- --destino=<fichero.tar.gz o carpeta>]', {
  destino: { type: 'string' },
});
const settings = readSettings(process.env);
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

function pathOf(wanted: string): string {
  const isFolder = wanted.endsWith('/') || (existsSync(wanted) && statSync(wanted).isDirectory());
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  return resolve(isFolder ? join(wanted, `pmp-${stamp}Z.tar.gz`) : wanted);
}

await runCommand('La copia no se ha hecho', async () => {
  const path = pathOf(destino ?? join(settings.dataDir, 'copias/'));
  if (existsSync(path)) throw new Error(`${path} ya existe`);
  mkdirSync(dirname(path), { recursive: true });
  const place = await openInstallation(settings, process.env['NATS_PREFIJO'] ?? '');
  try {
    const { manifest, sha256, pausedMs } = await takeBackup(place, path, version);
    const collections = manifest.bases.flatMap(({ colecciones }) => colecciones);
    const count = (saved: { documentos: number }[]) => saved.reduce((sum, one) => sum + one.documentos, 0);
    console.log(`Copia hecha: ${path}`);
    console.log(
      `${count(collections)} documentos en ${manifest.bases.length} bases y ${count(manifest.flujos)} mensajes, ` +
        `tal como estaban a las ${manifest.creado}; los eventos han esperado ${(pausedMs / 1000).toFixed(1)} s.`,
    );
    console.log(`sha256 ${sha256}`);
  } finally {
    await place.close();
  }
});
