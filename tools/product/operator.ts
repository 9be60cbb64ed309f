import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { operatorAddresses } from '../start/access/prepare-access.ts';
import type { Place } from '../start/place.ts';
import { SERVICES } from '../start/services.ts';
import { readSettings } from '../start/settings.ts';
import type { Product } from './start-product.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Ended {
  code: number | null;
  said: string;
}

/** The variables that tell the operator's commands where a running product is. */
export const envOf = ({ baseUrl, dataDir }: Product) => ({
  PORT: new URL(baseUrl).port,
  DATA_DIR: dataDir,
});

export const placeOf = (product: Product): Place => ({
  ...operatorAddresses(readSettings(envOf(product))),
  prefijo: '',
  servicios: SERVICES,
  base: (servicio) => servicio,
});

/** `command`: what follows `node`, as package.json says it. */
function begin(command: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a command as an operator would. */
export async function runCommand(...call: Parameters<typeof begin>): Promise<Ended> {
  const child = begin(...call);
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
  return { code: await gone, said: `${out}${err}`.trim() };
}

export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
  console.log(`✓ ${what}`);
}

/** Waits until nothing is wrong any more. */
export async function eventually(what: string, look: () => Promise<string[]>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let wrong = await look();
  while (wrong.length > 0 && Date.now() < deadline) {
    await pause(PAUSE_MS);
    wrong = await look();
  }
  must(wrong.length === 0, wrong.length === 0 ? what : `${what}: ${wrong.slice(0, 5).join('; ')}`);
}

/** Ends the process with the reason of what failed, after `clean`. */
export async function walkThrough(name: string, walk: () => Promise<void>, clean: () => void): Promise<void> {
  try {
    await walk();
    console.log(`\n${name}: todo en orden.`);
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    clean();
  }
}
