import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdPortRange } from '../start/port-range.ts';

const START_LIMIT_MS = 240_000;

export interface Product {
  baseUrl: string;
  dataDir: string;
  /** The current pid of every process of the product by name (`gateway`, `usuarios`, … `nats`, `mongo`). */
  processes(): Map<string, number>;
  /** Every process that has ended and been restarted, with the code or signal that its supervisor told. */
  ends(): { name: string; how: string }[];
  stop(): Promise<void>;
  /** Kills it, when its data are no longer needed. */
  discard(): Promise<void>;
  /** Milliseconds from the command until it printed that it is ready. */
  readyAfterMs: number;
}

const nameOf = (commandLine: string) =>
  /dist\/apps\/([\w-]+)\/main\.js/.exec(commandLine)?.[1] ??
  (commandLine.includes('embedded-mongo') ? 'mongo' : commandLine.includes('nats-server') ? 'nats' : null);

/** Empty if the process has just ended. */
function commandLineOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

export function childrenByName(parent: number): Map<string, number> {
  const pids = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
  const named = pids.filter(Boolean).flatMap((pid) => {
    const name = nameOf(commandLineOf(pid));
    return name ? [[name, Number(pid)] as const] : [];
  });
  return new Map(named);
}

/** Stops the parent first, because it would restart its children. */
function killWithChildren(parent: number): void {
  process.kill(parent, 'SIGSTOP');
  for (const pid of childrenByName(parent).values()) process.kill(pid, 'SIGKILL');
  process.kill(parent, 'SIGKILL');
}

const END = /^(\w+) se ha detenido \((?:código )?(\w+)\)/gm;

/** What the supervisor prints, from now on. */
function follow(child: ChildProcess): { text: string } {
  const printed = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => (printed.text += chunk));
  return printed;
}

function untilReady(child: ChildProcess, printed: { text: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error(`No ha arrancado a tiempo:\n${printed.text}`)),
      START_LIMIT_MS,
    );
    const read = () => {
      if (!/Listo en/.test(printed.text)) return;
      clearTimeout(limit);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`El arranque ha terminado con ${code}:\n${printed.text}`));
    });
  });
}

/**
 * Runs the whole product as `npm start` does, on free ports and with its own data folder (or `dataDir`, which is kept).
 * `isBuilt`: skip the build, because everything is already built.
 */
export async function startProduct(
  env: Record<string, string> = {},
  dataDir?: string,
  { isBuilt = false } = {},
): Promise<Product> {
  const ports = await holdPortRange();
  const directory = dataDir ?? mkdtempSync(join(tmpdir(), 'producto-'));
  const startedAt = Date.now();
  const child = spawn(process.execPath, ['tools/start/main.ts', ...(isBuilt ? ['--compilado'] : [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(ports.first), DATA_DIR: directory, ...env },
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const printed = follow(child);
  try {
    await untilReady(child, printed);
  } catch (error) {
    child.kill('SIGTERM');
    ports.release();
    throw error;
  }
  const end = async (kill: () => void) => {
    kill();
    await gone;
    ports.release();
    if (!dataDir) rmSync(directory, { recursive: true, force: true });
  };
  return {
    baseUrl: `http://127.0.0.1:${ports.first}`,
    dataDir: directory,
    readyAfterMs: Date.now() - startedAt,
    processes: () => childrenByName(child.pid!),
    ends: () => [...printed.text.matchAll(END)].map(([, name = '', how = '']) => ({ name, how })),
    stop: () => end(() => child.kill('SIGTERM')),
    discard: () => end(() => killWithChildren(child.pid!)),
  };
}
