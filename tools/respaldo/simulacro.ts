import { build } from '../start/build.ts';
import { readArguments, runCommand } from './arguments.ts';
import { drill } from './drill/drill.ts';
import { migrateService } from './drill/migrate-service.ts';
import { scratchInstallation } from './drill/scratch.ts';

const USE = 'npm run restore:simulacro -- --origen=<copia.tar.gz>';
const { origen } = readArguments(USE, { origen: { type: 'string' } });

/** Any error during the drill also means that the archive is not fit. */
await runCommand('NO APTO', async () => {
  if (!origen) throw new Error(`falta --origen. Uso: ${USE}`);
  await build(console.log);
  const scratch = await scratchInstallation();
  try {
    const { razones, documentos, migradas } = await drill(scratch, origen, migrateService);
    if (razones.length > 0) throw new Error(razones.join('\n         '));
    for (const migrada of migradas) console.log(`Migrado: ${migrada}`);
    console.log(`APTO: ${documentos} documentos restaurados y comprobados.`);
  } finally {
    await scratch.close();
  }
});
