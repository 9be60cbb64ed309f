import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Product, startProduct } from '../product/start-product.ts';
import { CREDENTIALS } from './gente.ts';

export interface ProductoPropio {
  baseUrl: string;
  processes: Product['processes'];
  stop(): Promise<void>;
}

/** A product that nobody else uses. What it leaves behind is thrown away, so nobody waits for it to close its books. */
async function start(
  env: Record<string, string>,
  fill: (directory: string) => void,
): Promise<ProductoPropio> {
  const directory = mkdtempSync(join(tmpdir(), 'producto-'));
  fill(directory);
  const product = await startProduct({ ...CREDENTIALS, ...env }, directory, { isBuilt: true });
  return {
    baseUrl: product.baseUrl,
    processes: product.processes,
    stop: async () => {
      await product.discard();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** With the demo workspace as the run has prepared it. */
export const startDemo = (env: Record<string, string> = {}): Promise<ProductoPropio> =>
  start({ DEMO: '1', ...env }, (directory) => cpSync(inject('espacio'), directory, { recursive: true }));

/** With nothing but the admin's account. */
export const startEmpty = (): Promise<ProductoPropio> => start({ DEMO: '0' }, () => undefined);
