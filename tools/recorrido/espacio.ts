import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProduct } from '../product/start-product.ts';
import { CREDENTIALS } from './gente.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a product that has been filled with the demo workspace, and stopped. */
    espacio: string;
  }
}

/** Builds everything and fills the demo workspace once; every journey begins with a copy of it. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const espacio = mkdtempSync(join(tmpdir(), 'recorrido-'));
  const product = await startProduct(CREDENTIALS, espacio);
  await product.stop();
  provide('espacio', espacio);
  return () => rmSync(espacio, { recursive: true, force: true });
}
