import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseUri } from '../product/database-uri.ts';
import { type Product, startProduct } from '../product/start-product.ts';
import { fillBacklog, seedBacklog } from './backlog.ts';
import { ADMIN, seedCell, signIn, talk, VIAJERA } from './cell.ts';
import { grow } from './grow.ts';

/** Copies of the other services follow within it; `seedCell` has been answered before they have. */
const SETTLED_MS = 5_000;

const ENV = {
  DEMO: '0',
  ADMIN_CORREO: ADMIN.correo,
  ADMIN_CONTRASENA: ADMIN.contrasena,
  LIMITE_POR_MINUTO: '0',
  LIMITE_ACCESO_POR_MINUTO: '0',
};
const DONE = 'celdas.json';

interface Sizes {
  small: number;
  large: number;
}

/** Where the data of the two installations are, and how many cells each has. */
export interface Data extends Sizes {
  root: string;
}

const folderOf = ({ root, small }: Data, cells: number): string =>
  join(root, cells === small ? 'pequena' : 'grande');

const start = (dataDir: string, isBuilt = true): Promise<Product> => startProduct(ENV, dataDir, { isBuilt });

/** The first cell, in a data folder that can be copied. */
async function seed(dataDir: string): Promise<{ people: string[]; viajera: string }> {
  const product = await start(dataDir, false);
  try {
    const people = await seedCell(product.baseUrl);
    await talk(product);
    await seedBacklog(product.baseUrl);
    const viajera = await signIn(product.baseUrl, VIAJERA);
    await delay(SETTLED_MS);
    await viajera.close();
    return { people, viajera: viajera._id };
  } finally {
    await product.stop();
  }
}

async function fill(dataDir: string, cells: number, who: Awaited<ReturnType<typeof seed>>): Promise<void> {
  const product = await start(dataDir);
  try {
    await fillBacklog(product.baseUrl, cells);
    const docs = await grow({ uri: databaseUri(product), cells, ...who });
    console.log(`Celdas: ${cells}; ${docs.toLocaleString('es-ES')} documentos añadidos`);
  } finally {
    await product.stop();
  }
}

/** Builds both, unless the folder has them already: at full size that takes much longer than measuring. */
export async function buildInstallations(data: Data): Promise<void> {
  const done = join(data.root, DONE);
  const sizes = JSON.stringify({ small: data.small, large: data.large });
  if (existsSync(done)) {
    const built = readFileSync(done, 'utf8');
    if (built !== sizes) throw new Error(`${data.root} tiene otras celdas: ${built}`);
    return;
  }
  const [small, large] = [folderOf(data, data.small), folderOf(data, data.large)];
  for (const half of [small, large]) rmSync(half, { recursive: true, force: true });
  const who = await seed(small);
  cpSync(small, large, { recursive: true });
  await fill(small, data.small, who);
  await fill(large, data.large, who);
  writeFileSync(done, sizes);
}

/** Both, started anew: no service must remember what it knew while it was filled. */
export async function startInstallations(data: Data): Promise<Product[]> {
  const products: Product[] = [];
  try {
    for (const cells of [data.small, data.large]) {
      // The data may be older than the code: the first one compiles what has changed since.
      const product = await start(folderOf(data, cells), products.length > 0);
      products.push(product);
      console.log(`Celdas: ${cells}; arranca en ${(product.readyAfterMs / 1000).toFixed(1)} s`);
    }
    return products;
  } catch (error) {
    for (const product of products) await product.stop();
    throw error;
  }
}
