import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readArguments, runCommand } from '../respaldo/arguments.ts';
import { openInstallation } from '../start/installation.ts';
import { readSettings } from '../start/settings.ts';
import { exportProject } from './export-project.ts';

const USE = 'npm run exportar -- --proyecto=<clave o identificador> --a=<fichero.tar.gz>';
const { proyecto, a } = readArguments(USE, { proyecto: { type: 'string' }, a: { type: 'string' } });

await runCommand('No se ha exportado', async () => {
  if (!proyecto || !a) throw new Error(`falta ${proyecto ? '--a' : '--proyecto'}. Uso: ${USE}`);
  const path = resolve(a);
  if (existsSync(path)) throw new Error(`${path} ya existe`);
  mkdirSync(dirname(path), { recursive: true });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const place = await openInstallation(readSettings(process.env), process.env['NATS_PREFIJO'] ?? '');
  try {
    const manifest = await exportProject(place, proyecto, path, version);
    const counts = manifest.tipos.map(({ tipo, lineas }) => `${tipo} ${lineas}`).join(', ');
    console.log(`Exportado «${manifest.proyecto.nombre}» (${manifest.proyecto.clave}) en ${path}`);
    console.log(counts);
    console.log(`huella ${manifest.huella}`);
  } finally {
    await place.close();
  }
});
