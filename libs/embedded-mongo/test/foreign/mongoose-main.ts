import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from '../../src/server.ts';

const HELP = `npm run mongo:mongoose -- --casos <carpeta>          una copia de github.com/Automattic/mongoose, con npm install hecho
                        --solo <texto>         solo las pruebas con ese texto

El paquete mongoose de npm no trae sus pruebas: hay que descargar el repositorio, en la versión que usa el producto.`;

/** Encryption needs a program of MongoDB's own; the others read no database. */
const LEFT_OUT = ['test/encryption/**/*.test.js', 'test/docs/**/*.test.js', 'test/helpers/**/*.test.js'];

const { values } = parseArgs({
  options: { casos: { type: 'string' }, solo: { type: 'string' }, help: { type: 'boolean', default: false } },
});

async function runAll(folder: string): Promise<number> {
  const mocha = join(folder, 'node_modules/.bin/mocha');
  if (!existsSync(mocha)) throw new Error(`Falta ${mocha}: haz npm install en ${folder}`);
  const server = await startEmbeddedMongo({ memory: true, failPoints: true });
  const base = `mongodb://127.0.0.1:${server.port}`;
  const child = spawn(
    mocha,
    [
      '--exit',
      '--reporter=dot',
      ...LEFT_OUT.flatMap((path) => ['--ignore', path]),
      ...(values.solo === undefined ? [] : ['--grep', values.solo]),
      'test/**/*.test.js',
    ],
    {
      cwd: folder,
      stdio: 'inherit',
      env: {
        ...process.env,
        // Not a member of a set: these tests also read from secondaries, which a set of one does not have.
        MONGOOSE_TEST_URI: `${base}/mongoose_test?directConnection=true`,
        MONGOOSE_REPLSET_URI: `${base}/mongoose_test?replicaSet=embedded`,
      },
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  await server.close();
  return code ?? 1;
}

if (values.help || values.casos === undefined) console.log(HELP);
else process.exitCode = (await runAll(values.casos)) === 0 ? 0 : 1;
