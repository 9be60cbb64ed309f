import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface ServerProcess {
  uri: string;
  pid: number;
  /** Milliseconds from the start of the process to its first line on standard output. */
  startedInMs: number;
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** With V8's default, short-lived garbage may take up to 128 MB. */
const NODE_FLAGS = ['--max-semi-space-size=8'];

/** Starts the server as `npm start` does: in its own process, which tests can kill. */
export async function startServerProcess(dataDir: string, ...options: string[]): Promise<ServerProcess> {
  return startProcess(dataDir, options, process.env);
}

/** Starts a server that kills itself with -9 before its journal's `step`-th statement. */
export async function startDoomedProcess(dataDir: string, step: number): Promise<ServerProcess> {
  const doom = new URL('recovery/doom.ts', import.meta.url).href;
  const env = { ...process.env, NODE_OPTIONS: `--import=${doom}`, DOOM_STEP: String(step) };
  return startProcess(dataDir, [], env);
}

/** Starts a server none of whose files can grow above this length: a write that would is refused by the system. */
export async function startLimitedProcess(dataDir: string, kilobytes: number): Promise<ServerProcess> {
  const shell = ['/bin/sh', '-c', `ulimit -f ${kilobytes * 2}; exec "$0" "$@"`];
  return startProcess(dataDir, [], process.env, shell);
}

async function startProcess(
  dataDir: string,
  options: string[],
  env: NodeJS.ProcessEnv,
  wrapper: string[] = [],
): Promise<ServerProcess> {
  const began = performance.now();
  const [command, ...args] = [...wrapper, process.execPath, ...NODE_FLAGS, MAIN];
  const child = spawn(command!, [...args, '--port', '0', '--data-dir', dataDir, ...options], {
    stdio: ['ignore', 'pipe', wrapper.length === 0 ? 'inherit' : 'ignore'],
    env,
  });
  const line = await firstLine(child);
  const { uri } = JSON.parse(line) as { uri: string };
  return {
    uri,
    pid: child.pid!,
    startedInMs: performance.now() - began,
    async stop(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout!) {
    text += String(chunk);
    if (text.includes('\n')) return text;
  }
  throw new Error(`the server ended without listening: ${text}`);
}
