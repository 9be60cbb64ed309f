import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '../../src/values/testing/random-value.ts';
import { startServerProcess } from '../server-process.ts';
import { killAt } from './doomed.ts';
import { flipBits } from './flipped-bits.ts';
import { fillDisk } from './full-disk.ts';
import { killOften } from './kills.ts';
import { Ledger } from './ledger.ts';

const HELP = `npm run mongo:caidas                     una muerte en cada paso de un COMMIT
npm run mongo:caidas -- --muertes 300    kill -9 al azar mientras se escribe
npm run mongo:caidas -- --disco 20       el disco se llena mientras se escribe
npm run mongo:caidas -- --paginas 500    bits cambiados y sectores rotos
                        --semilla 7      repite una ejecución`;

const { values } = parseArgs({
  options: {
    muertes: { type: 'string' },
    disco: { type: 'string' },
    paginas: { type: 'string' },
    semilla: { type: 'string', default: String(Date.now() % 1_000_000) },
    help: { type: 'boolean', default: false },
  },
});

/** Kills a server at each step in turn, starting a new one each time. */
async function eachStep(): Promise<string[]> {
  const all: string[] = [];
  for (let step = 1; ; step++) {
    const { isOver, faults } = await killAt(step);
    all.push(...faults);
    console.log(`paso ${step}: ${faults.length === 0 ? 'nada perdido, nada a medias' : faults.join('; ')}`);
    if (isOver) return all;
  }
}

/** Something to damage. */
async function filled(dataDir: string): Promise<void> {
  const server = await startServerProcess(dataDir);
  const writing = new Ledger().writeUntilDeath(server.uri, 0);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await server.stop('SIGTERM');
  await writing;
}

async function run(dataDir: string): Promise<string[]> {
  const random = seeded(Number(values.semilla));
  const tell = (what: string) => (round: number, state: number | string) =>
    console.log(`${what} ${round + 1}: ${typeof state === 'number' ? `${state} confirmadas` : state}`);
  if (values.muertes) return killOften(dataDir, Number(values.muertes), random, tell('muerte'));
  if (values.disco) return fillDisk(dataDir, Number(values.disco), random, tell('disco lleno'));
  if (!values.paginas) return eachStep();
  await filled(dataDir);
  return flipBits(dataDir, Number(values.paginas), random, tell('daño'));
}

if (values.help) console.log(HELP);
else {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-caidas-'));
  const faults = await run(dataDir);
  await rm(dataDir, { recursive: true });
  for (const fault of faults.slice(0, 20)) console.error(fault);
  console.log(
    `semilla ${values.semilla}: ${faults.length === 0 ? 'nada perdido, nada a medias' : `${faults.length} fallos`}`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
