import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountBroker } from './account-broker';
import type { BrokerAccount } from '../infra/containers';
import { askDoorman } from '../infra/doorman';
import { eventually } from '../processes/eventually';
import { freePort } from '../processes/free-port';
import { inContainers, NATS_SOCKET } from '../infra/infra';
import { leash } from '../processes/leash';
import type { TestBroker } from './test-broker';

const START_MS = 15_000;

const answers = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('nats-server ha cerrado la conexión')));
  });

export async function testBroker(): Promise<TestBroker> {
  if (!inContainers()) return ownBroker();
  return accountBroker(JSON.parse(await askDoorman(process.env[NATS_SOCKET])) as BrokerAccount);
}

async function ownBroker(): Promise<TestBroker> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pmp-nats-'));
  let child: ChildProcess | null = null;

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  };

  const broker: TestBroker = {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      const started = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder], {
        stdio: 'ignore',
      });
      child = started;
      leash(started);
      const failed = once(started, 'error').then(([error]) => {
        throw new Error('No se puede iniciar nats-server: instálalo (apt-get install nats-server)', {
          cause: error,
        });
      });
      await Promise.race([failed, eventually(() => answers(port), { within: START_MS })]);
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async dispose() {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await broker.start();
  return broker;
}
