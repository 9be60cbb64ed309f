import { existsSync } from 'node:fs';
import { build } from '../start/build.ts';
import { readArguments, runCommand } from '../start/orden/command.ts';
import { drillArchive } from './drill/drill-archive.ts';
import { withReadable } from './keep/encryption.ts';
import { withLocal } from './remote/send-away.ts';

const USE =
  'npm run restore:simulacro -- --origen=<copia.tar.gz o s3://cubo/copia.tar.gz> [--clave=<fichero>]';
const { origen, clave } = readArguments(USE, { origen: { type: 'string' }, clave: { type: 'string' } });

/** Any error during the drill also means that the archive is not fit. */
await runCommand('NO APTO', async () => {
  if (!origen) throw new Error(`falta --origen. Uso: ${USE}`);
  // An image brings the services compiled.
  if (existsSync('nx.json')) await build(console.log);
  const { documentos, migradas } = await withLocal(origen, (path) => withReadable(path, clave, drillArchive));
  for (const migrada of migradas) console.log(`Migrado: ${migrada}`);
  console.log(`APTO: ${documentos} documentos restaurados y comprobados.`);
});
