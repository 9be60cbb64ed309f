import { readArguments, runCommand } from '../start/orden/command.ts';
import { closeSessions } from './load/close-sessions.ts';
import { emptyOut, runningServices, whatIsThere } from './load/emptiness.ts';
import { withInstallation } from '../start/orden/installation.ts';
import { withReadable } from './keep/encryption.ts';
import { withLocal } from './remote/send-away.ts';
import { restoreBackup } from './load/restore-backup.ts';
import { verifyArchive } from './archive/verify-archive.ts';

const USE =
  'npm run restore -- --origen=<copia.tar.gz o s3://cubo/copia.tar.gz> [--clave=<fichero>] [--encima]';
const { origen, clave, encima } = readArguments(USE, {
  origen: { type: 'string' },
  clave: { type: 'string' },
  encima: { type: 'boolean' },
});

async function restore(origen: string): Promise<void> {
  const { manifest, faults } = await verifyArchive(origen);
  if (!manifest || faults.length > 0) throw new Error(`la copia no vale:\n${faults.join('\n')}`);
  await withInstallation(async (place) => {
    const running = await runningServices(place);
    if (running.length > 0) throw new Error(`detén antes los servicios: ${running.join(', ')} en marcha`);
    const present = await whatIsThere(place);
    if (present.length > 0 && !encima) {
      throw new Error(
        `la instalación no está vacía (${present.join(', ')}). Con --encima se borra lo que hay`,
      );
    }
    await emptyOut(place);
    const differences = await restoreBackup(place, origen, manifest);
    if (differences.length > 0)
      throw new Error(`lo restaurado no es lo guardado:\n${differences.join('\n')}`);
    await closeSessions(place);
    console.log(`Restaurado todo como estaba a las ${manifest.creado} (versión ${manifest.producto}).`);
    console.log(
      'Todas las personas tienen que volver a entrar: la copia no sabe qué sesiones se cerraron después.',
    );
  });
}

await runCommand('No se ha restaurado', async () => {
  if (!origen) throw new Error(`falta --origen. Uso: ${USE}`);
  await withLocal(origen, (path) => withReadable(path, clave, restore));
});
