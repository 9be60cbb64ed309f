import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { medianOf } from '../bench/quantile.ts';
import { CELL } from './cell.ts';
import { buildInstallations, startInstallations } from './installations.ts';
import { stepsOn, type Step } from './operations.ts';

/** A thousand cells are 1,000 teams, 10,000 people, 2,000 projects, 200,000 stories, 600,000 tasks, 1,000,000 messages. */
const { values } = parseArgs({
  options: {
    celdas: { type: 'string', default: '10' },
    muestras: { type: 'string', default: '40' },
    /** Seconds to wait before measuring: after a start, services go through all that they keep. */
    reposo: { type: 'string', default: '0' },
    /** Where the data are kept, so that the next run only measures. */
    datos: { type: 'string' },
    /** Only build the data, to measure when the machine is free. */
    preparar: { type: 'boolean', default: false },
  },
});
const CELLS = Number(values.celdas);
const SMALL = Math.max(1, Math.round(CELLS / 100));
const SAMPLES = Number(values.muestras);
const WARM = 5;
if (!(CELLS >= 2)) throw new Error('--celdas: al menos 2, para que una instalación sea mayor que la otra');
if (values.preparar && !values.datos) throw new Error('--preparar necesita --datos=<carpeta>');
if (values.datos) mkdirSync(values.datos, { recursive: true });
const data = {
  root: values.datos ? resolve(values.datos) : mkdtempSync(join(tmpdir(), 'crecimiento-')),
  small: SMALL,
  large: CELLS,
};
const round = (n: number) => n.toLocaleString('es-ES', { maximumFractionDigits: 2 });

/** Does both by turns, so that what else the machine does slows both; NaN for what failed. */
async function mediansOf(both: [Step, Step]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < WARM + SAMPLES; n += 1) {
    for (const [which, one] of both.entries()) {
      const before = performance.now();
      const failure = await one(n).then(
        () => null,
        (error: unknown) => error,
      );
      if (failure) console.error(String(failure));
      else if (n >= WARM) times[which]!.push(performance.now() - before);
    }
  }
  return [medianOf(times[0]), medianOf(times[1])];
}

async function measure(): Promise<void> {
  const products = await startInstallations(data);
  try {
    await delay(Number(values.reposo) * 1_000);
    const [atSmall, atLarge] = await Promise.all(products.map(({ baseUrl }) => stepsOn(baseUrl)));
    console.log(`\n| operación | con ${SMALL}, ms | con ${CELLS}, ms | veces |\n| --- | --- | --- | --- |`);
    for (const [nombre, step] of atSmall!) {
      const [few, many] = await mediansOf([step, atLarge!.get(nombre)!]);
      console.log(`| ${nombre} | ${round(few)} | ${round(many)} | ${round(many / few)} |`);
    }
    console.log(`\nUna celda: ${JSON.stringify(CELL)}`);
  } finally {
    for (const product of products) await product.stop();
  }
}

try {
  await buildInstallations(data);
  if (!values.preparar) await measure();
} finally {
  if (!values.datos) rmSync(data.root, { recursive: true, force: true });
}
