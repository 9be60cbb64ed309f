import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface Ended {
  code: number | null;
  said: string;
}

/** Runs one of the commands as an operator would. */
export async function runCommand(
  script: string,
  args: string[],
  env: Record<string, string>,
): Promise<Ended> {
  const child = spawn(process.execPath, [`tools/respaldo/${script}.ts`, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await gone, said: `${out}${err}`.trim() };
}

export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
  console.log(`✓ ${what}`);
}
