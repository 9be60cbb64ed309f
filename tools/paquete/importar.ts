import type { PlanPaquete } from '@pmp/contracts/proyectos';
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { productVersion, readArguments, runCommand } from '../start/orden/command.ts';
import { withServices } from '../start/orden/services.ts';
import { readSettings } from '../start/settings.ts';
import { importPackage } from './import-package.ts';
import { OWNERS } from './owners.ts';
import { Packages } from './packages.ts';
import { refusalsOf, reportOf } from './report.ts';

const USE =
  'npm run importar -- --de=<paquete.tar.gz> [--simulacro] [--crear-faltantes] [--equipo=<nombre>] [--sobrescribir]';
const given = readArguments(USE, {
  de: { type: 'string' },
  simulacro: { type: 'boolean' },
  sobrescribir: { type: 'boolean' },
  'crear-faltantes': { type: 'boolean' },
  equipo: { type: 'string' },
});
const options = { ...given, crearFaltantes: given['crear-faltantes'] };

function say(plan: PlanPaquete): void {
  console.log(reportOf(plan));
  if (plan.faltan.length) console.log(`Sin cuenta aquí: ${plan.faltan.join(', ')}`);
  for (const warning of plan.avisos) console.log(`Aviso: ${warning}`);
  const refusals = refusalsOf(plan, options);
  if (refusals.length)
    throw new Error(`Así no se importaría:\n${refusals.map((refusal) => `- ${refusal}`).join('\n')}`);
}

await runCommand('No se ha importado', async () => {
  const { de } = given;
  if (!de) throw new Error(`falta --de. Uso: ${USE}`);
  const { dataDir } = readSettings(process.env);
  await withServices(OWNERS, (place) =>
    Packages.of(place, async (packages) => {
      const keepFirst = async (proyecto: string) => {
        const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
        const path = join(dataDir, `copias/${proyecto}-antes-${stamp}Z.tar.gz`);
        mkdirSync(dirname(path), { recursive: true });
        await packages.exportTo(proyecto, path, productVersion());
        console.log(`Lo que había queda en ${path}`);
      };
      const { plan, written } = await importPackage(packages, resolve(de), { ...options, say, keepFirst });
      const { nombre } = plan.proyecto;
      if (written) console.log(`Importado «${nombre}». huella ${plan.huella}`);
      else if (plan.cambia) console.log('Simulacro: no se ha escrito nada, y se puede importar.');
      else console.log(`«${nombre}» ya está aquí tal como en el paquete: no se ha escrito nada.`);
    }),
  );
});
