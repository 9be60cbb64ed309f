import { withInstallation } from '../start/orden/installation.ts';
import { readSettings } from '../start/settings.ts';
import { readArguments, runCommand } from '../start/orden/command.ts';
import { moveBases } from './move/move-bases.ts';

const USE = 'npm run mudar -- --a=mongodb://operador:clave@servidor:27017/?replicaSet=rs0 [--encima]';
const { a, encima } = readArguments(USE, { a: { type: 'string' }, encima: { type: 'boolean' } });

await runCommand('No se ha pasado', async () => {
  if (!a) throw new Error(`falta --a. Uso: ${USE}`);
  const settings = readSettings(process.env);
  if (settings.mongodbUri) throw new Error('quita MONGODB_URI: se pasa la base de datos incluida');
  await withInstallation(async (place) => {
    const { bases, documentos } = await moveBases(place, a, encima === true);
    console.log(
      `Pasados y comprobados ${documentos} documentos de ${bases} bases. Aquí no se ha borrado nada.`,
    );
    console.log('Arranca desde ahora con MONGODB_URI puesta a esa dirección, y con el mismo DATA_DIR.');
  }, settings);
});
