import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { ensureProgram } from '../start/system-packages.ts';
import { readResults, RESULTS_DIR } from './results.ts';

const NX = 'node_modules/nx/dist/bin/nx.js';

/** All of them tasks of this project: what takes one processor goes beside what takes the other. */
const CHECKS = ['formato', 'fronteras', 'estilo-y-tipos'];

/** Each step's name and its command line for the pinned Node. Tests run after everything is built. */
const STEPS: [string, string[]][] = [
  [
    'Formato, fronteras, estilo, tipos y compilación',
    // The demo data that the journeys begin with: most of its making is waiting.
    [NX, 'run-many', '-t', ...CHECKS, 'build', 'demo-data', '--outputStyle=stream-without-prefixes'],
  ],
  ['Pruebas', [NX, 'run-many', '-t', 'test', '--parallel=1', '--outputStyle=stream-without-prefixes']],
  ['Recorrido en el navegador', [NX, 'run', 'recorrido:e2e']],
];

const programs = ['nats-server', 'chromium', 'curl', 'jq'].map((name) =>
  dirname(ensureProgram(name, name, '')),
);
const env = {
  ...process.env,
  /** The tests start the broker by its name. */
  PATH: [process.env['PATH'], ...programs].join(delimiter),
  /** Every process of the tests loads the same packages; the first one leaves them compiled for the others. */
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compilado'),
  NX_DAEMON: 'false',
};
rmSync(RESULTS_DIR, { recursive: true, force: true });

const failedSteps: string[] = [];
const times: string[] = [];
for (const [name, args] of STEPS) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const step = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  times.push(`${name}: ${Math.round((Date.now() - start) / 1_000)} s`);
  if (step.status !== 0) failedSteps.push(name);
}

const { passed, failed, failures } = readResults();
if (passed + failed === 0) failedSteps.push(`ningún resultado en ${RESULTS_DIR}`);
for (const failure of failures) console.log(`✗ ${failure}`);
if (failedSteps.length) console.log(`\nPasos con fallos: ${failedSteps.join(' · ')}`);
console.log(`\n${times.join('\n')}`);
const stepsWithoutCase = failed === 0 ? failedSteps.length : 0;
console.log(`\n${passed} passed, ${failed + stepsWithoutCase} failed`);
process.exit(failedSteps.length || failed ? 1 : 0);
