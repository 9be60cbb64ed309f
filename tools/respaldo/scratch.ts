import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SERVICES } from '../start/processes.ts';
import { waitForPort } from '../start/ready.ts';
import { ensureProgram } from '../start/system-packages.ts';
import type { Installation } from './installation.ts';

const START_LIMIT_MS = 30_000;
const PREFIX = 'simulacro';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function startMongo(folder: string): Promise<{ child: ChildProcess; uri: string }> {
  const main = join(import.meta.dirname, '../embedded-mongo/src/main.ts');
  const args = ['--max-semi-space-size=8', main, '--port', '0', '--data-dir', join(folder, 'mongo')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error('la base de datos de pruebas no arranca');
  });
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string];
  ended.catch(() => undefined);
  return { child, uri: (JSON.parse(line) as { uri: string }).uri };
}

async function startBroker(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const program = ensureProgram('nats-server', 'nats-server', '');
  const port = await freePort();
  const args = ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', join(folder, 'nats')];
  const child = spawn(program, args, { stdio: 'ignore' });
  await waitForPort(port, 'El bus de eventos de pruebas', START_LIMIT_MS);
  return { child, url: `nats://127.0.0.1:${port}` };
}

/** A temporary empty installation that leaves nothing behind when closed. */
export async function scratchInstallation(): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'pmp-simulacro-'));
  const mongo = await startMongo(folder);
  const broker = await startBroker(folder);
  return {
    mongodbUri: mongo.uri,
    natsUrl: broker.url,
    prefijo: PREFIX,
    servicios: SERVICES,
    base: (servicio) => `${PREFIX}_${servicio}`,
    close: async () => {
      const gone = [mongo.child, broker.child].map((child) => {
        child.kill('SIGKILL');
        return child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      });
      await Promise.all(gone.filter((exit) => exit !== null));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
