import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { performance } from 'node:perf_hooks';
import { rolldown } from 'rolldown';
import { type Analizar, largeProyecto, TAREAS, HISTORIAS } from './seed/large-proyecto.ts';

/** Limit for the engine's total time, as a multiple of this machine's JSON.parse of the same data. */
const MAX_RATIO = 250;
/** Limit for the engine's work between two turns of the event loop. */
const MAX_PAUSE_MS = 50;
const ROUNDS = 9;

const ROOT = join(import.meta.dirname, '../..');

/** Bundles the service's own code as its build does, because its sources cannot run directly. */
async function loadAnalizar(): Promise<Analizar> {
  const file = join(ROOT, 'dist/bench/analizar.js');
  const bundle = await rolldown({
    input: join(ROOT, 'apps/ia/src/reglas/analyze.ts'),
    platform: 'node',
    tsconfig: join(ROOT, 'tsconfig.json'),
    external: (id) => !/^([./]|@pmp\/)/.test(id),
  });
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
  const { analyze } = (await import(pathToFileURL(file).href)) as { analyze: Analizar };
  return analyze;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Returns how long each step takes and how many alerts result. */
function run(): { steps: number[]; alertas: number } {
  const running = analizar(datos, ahora);
  const steps: number[] = [];
  for (;;) {
    const start = performance.now();
    const step = running.next();
    steps.push(performance.now() - start);
    if (step.done) return { steps, alertas: step.value.hallazgos.length };
  }
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

const analizar = await loadAnalizar();
const { datos, ahora, json } = largeProyecto();
const parses: number[] = [];
const runs: ReturnType<typeof run>[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const start = performance.now();
  JSON.parse(json);
  parses.push(performance.now() - start);
  runs.push(run());
}

const { alertas, steps } = runs[0]!;
const parse = median(parses);
const whole = median(runs.map((one) => sum(one.steps)));
const ratio = whole / parse;
/** The median per step, so that other load on the machine during one round does not count. */
const pause = Math.max(...steps.map((_, n) => median(runs.map((one) => one.steps[n]!))));
console.log(
  `${TAREAS} tareas, ${HISTORIAS} historias, ${(json.length / 1e6).toFixed(1)} MB; ${alertas} alertas`,
);
console.log(`JSON.parse        ${parse.toFixed(1)} ms`);
console.log(`reglas            ${whole.toFixed(1)} ms, ${ratio.toFixed(2)} veces (límite ${MAX_RATIO})`);
console.log(`pausa más larga   ${pause.toFixed(1)} ms (límite ${MAX_PAUSE_MS})`);
if (alertas === 0 || ratio > MAX_RATIO || pause > MAX_PAUSE_MS) process.exitCode = 1;
