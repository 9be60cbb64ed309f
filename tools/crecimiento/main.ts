import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { medianOf } from '../bench/quantile.ts';
import { databaseUri } from '../product/database-uri.ts';
import { startProduct } from '../product/start-product.ts';
import { ADMIN, CELL, seedCell, signIn, VIAJERA } from './cell.ts';
import { grow } from './grow.ts';
import { stepsOn, type Step } from './operations.ts';

/** A thousand cells are 1,000 teams, 10,000 people, 2,000 projects, 200,000 stories and 600,000 tasks. */
const { values } = parseArgs({
  options: {
    celdas: { type: 'string', default: '10' },
    muestras: { type: 'string', default: '40' },
  },
});
const CELLS = Number(values.celdas);
const SMALL = Math.max(1, Math.round(CELLS / 100));
const SAMPLES = Number(values.muestras);
const WARM = 5;
/** Copies of the other services follow within it; `seedCell` has been answered before they have. */
const SETTLED_MS = 5_000;

const ENV = {
  DEMO: '0',
  ADMIN_CORREO: ADMIN.correo,
  ADMIN_CONTRASENA: ADMIN.contrasena,
  LIMITE_POR_MINUTO: '0',
  LIMITE_ACCESO_POR_MINUTO: '0',
};
const round = (n: number) => n.toLocaleString('es-ES', { maximumFractionDigits: 2 });

/** The first cell, in a data folder that can be copied. */
async function seed(dataDir: string): Promise<{ people: string[]; viajera: string }> {
  const product = await startProduct(ENV, dataDir);
  try {
    const people = await seedCell(product.baseUrl);
    const viajera = await signIn(product.baseUrl, VIAJERA);
    await delay(SETTLED_MS);
    await viajera.close();
    return { people, viajera: viajera._id };
  } finally {
    await product.stop();
  }
}

/** Grown while it runs, then started again: no service must remember what it knew before. */
async function installationOf(dataDir: string, cells: number, who: Awaited<ReturnType<typeof seed>>) {
  const growing = await startProduct(ENV, dataDir, { isBuilt: true });
  const docs = await grow({ uri: databaseUri(growing), cells, ...who }).finally(() => growing.stop());
  const product = await startProduct(ENV, dataDir, { isBuilt: true });
  console.log(
    `Celdas: ${cells}; ${docs.toLocaleString('es-ES')} documentos añadidos; arranca en ${round(product.readyAfterMs / 1000)} s`,
  );
  return product;
}

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

const root = mkdtempSync(join(tmpdir(), 'crecimiento-'));
try {
  const [small, large] = [join(root, 'pequena'), join(root, 'grande')];
  const who = await seed(small);
  cpSync(small, large, { recursive: true });
  const products = [await installationOf(small, SMALL, who)];
  try {
    products.push(await installationOf(large, CELLS, who));
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
} finally {
  rmSync(root, { recursive: true, force: true });
}
