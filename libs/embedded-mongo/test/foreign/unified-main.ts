import { EJSON } from 'bson';
import { MongoClient } from 'mongodb';
import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from '../../src/server.ts';
import { runUnifiedTest, type UnifiedFile } from './unified-test.ts';

const HELP = `npm run mongo:especificaciones -- --casos <carpeta>     una copia de github.com/mongodb/specifications
                                  --solo <texto>        solo los ficheros o casos con ese texto

Las pruebas no están en npm: hay que descargar el repositorio. Se comprueban los resultados, los errores y lo que queda
guardado; lo que el driver envía (expectEvents) es asunto suyo.`;

const SUITES =
  'collection-management crud gridfs index-management read-write-concern retryable-reads retryable-writes run-command sessions transactions transactions-convenient-api versioned-api';

const { values } = parseArgs({
  options: {
    casos: { type: 'string' },
    solo: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});

async function runAll(folder: string, only: string): Promise<number> {
  const server = await startEmbeddedMongo({ memory: true, failPoints: true });
  const internal = await MongoClient.connect(server.uri);
  const totals = { passed: 0, failed: 0, skipped: 0 };
  for (const suite of SUITES.split(' ')) {
    const own = { passed: 0, failed: 0, skipped: 0 };
    for (const path of globSync(join(folder, 'source', suite, 'tests/**/*.json')).sort()) {
      const file = EJSON.parse(readFileSync(path, 'utf8'), { relaxed: true }) as UnifiedFile & {
        schemaVersion?: string;
      };
      if (file.schemaVersion === undefined) continue;
      for (const test of file.tests) {
        if (!`${path} ${test.description}`.includes(only)) continue;
        const { state, reason } = await runUnifiedTest(file, test, server.uri, internal);
        own[state]++;
        totals[state]++;
        if (state === 'failed') console.log(`${relative(folder, path)} · ${test.description}\n    ${reason}`);
      }
    }
    console.log(`${basename(suite)}: ${own.passed} bien, ${own.failed} mal, ${own.skipped} que no le tocan`);
  }
  console.log(`en total: ${totals.passed} bien, ${totals.failed} mal, ${totals.skipped} que no le tocan`);
  await internal.close();
  await server.close();
  return totals.failed;
}

if (values.help || values.casos === undefined) console.log(HELP);
else process.exitCode = (await runAll(values.casos, values.solo)) === 0 ? 0 : 1;
