import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_LIMIT_MS = 240_000;
/** The gateway's port, the eight derived from it, and one that is held while the others are in use. */
const PORTS_NEEDED = 10;
/** Below the ports that Linux gives to outgoing connections: a killed service must find its own port free again. */
const LOWEST_PORT = 21_000;
const HIGHEST_PORT = 32_700;

export interface Product {
  baseUrl: string;
  /** The current pid of every process of the product by name (`gateway`, `usuarios`, … `nats`, `mongo`). */
  processes(): Map<string, number>;
  stop(): Promise<void>;
  /** Kills it, when its data are no longer needed. */
  discard(): Promise<void>;
  /** Milliseconds from the command until it printed that it is ready. */
  readyAfterMs: number;
}

/** Listens on the port, which reserves it; undefined if somebody else already does. */
const take = (port: number) =>
  new Promise<Server | undefined>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

const isFree = async (port: number) => {
  const server = await take(port);
  if (server) await new Promise((resolve) => server.close(resolve));
  return server !== undefined;
};

interface PortRange {
  first: number;
  release(): void;
}

/**
 * Free ports that no other caller gets until they are released. Ranges do not overlap, and the last port of each is
 * listened on: otherwise two callers at the same time would find the same ports free.
 */
async function holdPortRange(): Promise<PortRange> {
  const ranges = Math.floor((HIGHEST_PORT - LOWEST_PORT) / PORTS_NEEDED);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = LOWEST_PORT + PORTS_NEEDED * Math.floor(Math.random() * ranges);
    const last = await take(first + PORTS_NEEDED - 1);
    if (!last) continue;
    last.unref();
    const others = Array.from({ length: PORTS_NEEDED - 1 }, (_, n) => isFree(first + n));
    if ((await Promise.all(others)).every(Boolean)) return { first, release: () => last.close() };
    last.close();
  }
  throw new Error('No hay un tramo de puertos libres.');
}

export async function freePortRange(): Promise<number> {
  const { first, release } = await holdPortRange();
  release();
  return first;
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
  try {
    await untilReady(child);
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
    readyAfterMs: Date.now() - startedAt,
    processes: () => childrenByName(child.pid!),
    stop: () => end(() => child.kill('SIGTERM')),
    discard: () => end(() => killWithChildren(child.pid!)),
  };
}
