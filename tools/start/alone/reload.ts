import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch, type RolldownOptions } from 'rolldown';
import type { ProcessSpec } from '../supervised-process.ts';
import { readableLog } from './readable-log.ts';

const ENDS_WITH_PARENT = new URL('./ends-with-parent.mjs', import.meta.url).href;
/** What is under way gets this long; then a reload does not wait for it. */
const GRACE_MS = 500;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const hurry = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await gone;
  clearTimeout(hurry);
}

/** Compiles one service, runs it, and again with every file of its own that is saved. Returns how to stop it. */
export async function runReloading(
  name: string,
  { command, args, env }: Pick<ProcessSpec, 'command' | 'args' | 'env'>,
): Promise<() => Promise<void>> {
  process.env['APP'] = name;
  const { default: config } = (await import('../../../rolldown.config.ts')) as { default: RolldownOptions };
  const log = readableLog();
  let child: ChildProcess | undefined;
  let turn = Promise.resolve();
  const restart = (): void => {
    turn = turn.then(async () => {
      if (child) await end(child);
      child = spawn(command, ['--import', ENDS_WITH_PARENT, ...args], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      child.stdout!.pipe(log, { end: false });
    });
  };
  const watcher = watch({
    ...config,
    output: { ...config.output, dir: `dist/servicio/${name}`, minify: false, sourcemapExcludeSources: false },
  } as RolldownOptions);
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error.message);
    if (event.code === 'BUNDLE_END') {
      console.log(`${name} compilado en ${Math.round(event.duration)} ms`);
      restart();
    }
  });
  return async () => {
    await watcher.close();
    await turn;
    if (child) await end(child);
  };
}
