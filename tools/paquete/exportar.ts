import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { productVersion, readArguments, runCommand } from '../start/orden/command.ts';
import { withServices } from '../start/orden/services.ts';
import { Packages } from './packages.ts';
import { OWNERS } from './owners.ts';

const USE = 'npm run exportar -- --proyecto=<clave o identificador> --a=<fichero.tar.gz>';
const { proyecto, a } = readArguments(USE, { proyecto: { type: 'string' }, a: { type: 'string' } });

await runCommand('No se ha exportado', async () => {
  if (!proyecto || !a) throw new Error(`falta ${proyecto ? '--a' : '--proyecto'}. Uso: ${USE}`);
  const path = resolve(a);
  if (existsSync(path)) throw new Error(`${path} ya existe`);
  mkdirSync(dirname(path), { recursive: true });
  await withServices(OWNERS, async (place) => {
    const manifest = await Packages.of(place, (packages) =>
      packages.exportTo(proyecto, path, productVersion()),
    );
    const counts = manifest.tipos.map(({ tipo, lineas }) => `${tipo} ${lineas}`).join(', ');
    console.log(`Exportado «${manifest.proyecto.nombre}» (${manifest.proyecto.clave}) en ${path}`);
    console.log(counts);
    console.log(`huella ${manifest.huella}`);
  });
});
