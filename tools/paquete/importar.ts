import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { productVersion, readArguments, runCommand } from '../start/orden/command.ts';
import { withInstallation } from '../start/orden/installation.ts';
import { readSettings } from '../start/settings.ts';
import { exportProject } from './export-project.ts';
import { importPackage, type Imported } from './importacion/import-package.ts';

const USE =
  'npm run importar -- --de=<paquete.tar.gz> [--simulacro] [--crear-faltantes] [--equipo=<nombre>] [--sobrescribir]';
const given = readArguments(USE, {
  de: { type: 'string' },
  simulacro: { type: 'boolean' },
  sobrescribir: { type: 'boolean' },
  'crear-faltantes': { type: 'boolean' },
  equipo: { type: 'string' },
});

function verdictOf({ plan, refusals, written }: Imported): string {
  const { nombre } = plan.proyecto;
  if (written) return `Importado «${nombre}». huella ${plan.inspected.manifest.huella}`;
  if (refusals.length)
    return `Así no se importaría:\n${refusals.map((refusal) => `- ${refusal}`).join('\n')}`;
  if (given.simulacro) return 'Simulacro: no se ha escrito nada, y se puede importar.';
  return `«${nombre}» ya está aquí tal como en el paquete: no se ha escrito nada.`;
}

await runCommand('No se ha importado', async () => {
  const { de } = given;
  if (!de) throw new Error(`falta --de. Uso: ${USE}`);
  const settings = readSettings(process.env);
  await withInstallation(async (place) => {
    const keepFirst = async (proyecto: string) => {
      const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
      const path = join(settings.dataDir, `copias/${proyecto}-antes-${stamp}Z.tar.gz`);
      mkdirSync(dirname(path), { recursive: true });
      await exportProject(place, proyecto, path, productVersion());
      console.log(`Lo que había queda en ${path}`);
    };
    const done = await importPackage(place, resolve(de), {
      simulacro: given.simulacro,
      sobrescribir: given.sobrescribir,
      crearFaltantes: given['crear-faltantes'],
      equipo: given.equipo,
      keepFirst,
    });
    console.log(done.report);
    const { where, warnings } = done.plan;
    if (where.missing.length) console.log(`Sin cuenta aquí: ${where.missing.join(', ')}`);
    for (const warning of warnings) console.log(`Aviso: ${warning}`);
    if (!done.written && done.refusals.length) throw new Error(verdictOf(done));
    console.log(verdictOf(done));
  }, settings);
});
