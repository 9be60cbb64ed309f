import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_LIMIT_MS = 240_000;
/** The gateway's port and those that derive from it. */
const PORTS_NEEDED = 10;
/** Below those that Linux gives to outgoing connections: a service that is killed must find its port free. */
const LOWEST_PORT = 21_000;
const HIGHEST_PORT = 32_700;

export interface Product {
  baseUrl: string;
  /** Every process of the product by name (`gateway`, `usuarios`, … `nats`, `mongo`) and its pid now. */
  processes(): Map<string, number>;
  stop(): Promise<void>;
  /** Milliseconds from the command to the line that says it is ready. */
  readyAfterMs: number;
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

export async function freePortRange(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT));
    const range = Array.from({ length: PORTS_NEEDED }, (_, n) => isFree(first + n));
    if ((await Promise.all(range)).every(Boolean)) return first;
  }
  throw new Error('No hay un tramo de puertos libres.');
}

const nameOf = (commandLine: string) =>
  /dist\/apps\/([\w-]+)\/main\.js/.exec(commandLine)?.[1] ??
  (commandLine.includes('embedded-mongo') ? 'mongo' : commandLine.includes('nats-server') ? 'nats' : null);

/** Empty of a process that has just ended. */
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

function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`No ha arrancado a tiempo:\n${output}`)), START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!/Listo en/.test(output)) return;
      clearTimeout(limit);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`El arranque ha terminado con ${code}:\n${output}`));
    });
  });
}

/** Runs the whole product as `npm start` does, on free ports and a data folder of its own (or `dataDir`, kept). */
export async function startProduct(env: Record<string, string> = {}, dataDir?: string): Promise<Product> {
  const port = await freePortRange();
  const directory = dataDir ?? mkdtempSync(join(tmpdir(), 'producto-'));
  const startedAt = Date.now();
  const child = spawn(process.execPath, ['tools/start/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: directory, ...env },
  });
  await untilReady(child);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    readyAfterMs: Date.now() - startedAt,
    processes: () => childrenByName(child.pid!),
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      if (!dataDir) rmSync(directory, { recursive: true, force: true });
    },
  };
}
