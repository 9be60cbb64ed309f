import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Product } from '../../product/start-product.ts';

export interface Ended {
  code: number | null;
  said: string;
}

/** The variables that tell the operator's commands where a running product is. */
export const envOf = (product: Product, dataDir: string) => ({
  PORT: new URL(product.baseUrl).port,
  DATA_DIR: dataDir,
});

function begin(script: 'exportar' | 'importar', args: string[], env: Record<string, string>): ChildProcess {
  const paths = ['--import', './tools/paquete/register.ts', `tools/paquete/${script}.ts`];
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  return spawn(process.execPath, [...paths, ...args], { env: { ...process.env, ...env }, stdio: [...stdio] });
}

/** Runs one of the two commands as an operator would. */
export async function runCommand(...call: Parameters<typeof begin>): Promise<Ended> {
  const child = begin(...call);
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
  return { code: await gone, said: `${out}${err}`.trim() };
}

const LOOK_MS = 10;

/** Kills the command with -9 as soon as `when` holds; false: it had already ended. */
export async function runCommandAndKill(
  when: () => Promise<boolean>,
  ...call: Parameters<typeof begin>
): Promise<boolean> {
  const child = begin(...call);
  let ended = false;
  const gone = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('exit', (_, signal) => resolve(signal)),
  ).finally(() => (ended = true));
  while (!ended && !(await when())) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  child.kill('SIGKILL');
  return (await gone) === 'SIGKILL';
}

export const huellaOf = ({ said }: Ended): string => /huella ([0-9a-f]{64})/.exec(said)?.[1] ?? said;

export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
  console.log(`✓ ${what}`);
}
