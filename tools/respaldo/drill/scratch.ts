import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ownMongo, ownNats } from '../../start/access/addresses.ts';
import { natsPasswords, OPERATOR } from '../../start/access/nats-users.ts';
import { type Access, prepareAccess } from '../../start/access/prepare-access.ts';
import { holdPortRange } from '../../start/port-range.ts';
import { SERVICES } from '../../start/services.ts';
import { waitForPort } from '../../start/ready.ts';
import { ensureProgram } from '../../start/system-packages.ts';
import type { Installation } from '../../start/orden/installation.ts';

const START_LIMIT_MS = 30_000;
const PREFIX = 'simulacro';

async function startMongo(folder: string, access: Access): Promise<{ child: ChildProcess; uri: string }> {
  const main = join(import.meta.dirname, '../../../libs/embedded-mongo/src/main.ts');
  const data = ['--data-dir', join(folder, 'mongo'), '--users', access.mongoUsers];
  const args = ['--max-semi-space-size=8', main, '--port', '0', ...data];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error('la base de datos de pruebas no arranca');
  });
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string];
  ended.catch(() => undefined);
  const { port } = new URL((JSON.parse(line) as { uri: string }).uri);
  return { child, uri: ownMongo(Number(port), access.credentials, OPERATOR) };
}

async function startBroker(folder: string, access: Access): Promise<{ child: ChildProcess; url: string }> {
  const program = ensureProgram('nats-server', 'nats-server', '');
  const { first: port } = await holdPortRange();
  const args = [
    '-c',
    access.natsConf,
    '-a',
    '127.0.0.1',
    '-p',
    String(port),
    '-js',
    '-sd',
    join(folder, 'nats'),
  ];
  const env = { ...process.env, ...natsPasswords(access.credentials) };
  const child = spawn(program, args, { stdio: 'ignore', env });
  await waitForPort(port, 'El bus de eventos de pruebas', START_LIMIT_MS);
  return { child, url: ownNats(port, access.credentials, OPERATOR) };
}

/** A temporary empty installation that leaves nothing behind when closed; its data are as secret as the real ones. */
export async function scratchInstallation(): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'pmp-simulacro-'));
  const access = prepareAccess({ dataDir: folder }, PREFIX);
  const mongo = await startMongo(folder, access);
  const broker = await startBroker(folder, access);
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
