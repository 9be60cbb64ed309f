import { afterAll, describe, expect, it } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { type ChildProcess, spawn } from 'node:child_process';
import { holdPortRange } from '../../start/port-range.ts';
import { ownNats } from '../../start/access/addresses.ts';
import { OPERATOR } from '../../start/access/nats-users.ts';
import { prepareAccess } from '../../start/access/prepare-access.ts';
import { connectBroker } from '../../start/broker/connect-broker.ts';
import { natsProcess } from '../../start/processes.ts';
import { portsOf } from '../../start/services.ts';
import { waitForPort } from '../../start/ready.ts';
import { readSettings } from '../../start/settings.ts';
import { ensureProgram } from '../../start/system-packages.ts';
import { SmallDisk } from './small-disk.ts';

const START_LIMIT_MS = 10_000;

const disk = new SmallDisk('prueba');
let broker: ChildProcess | undefined;

afterAll(() => {
  broker?.kill('SIGKILL');
  disk.remove();
});

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

(disk.canBeFilled ? describe : describe.skip)('a broker that starts on a full disk', () => {
  it('still has its messages, and accepts more once there is space', async () => {
    const settings = readSettings({ PORT: String((await holdPortRange()).first), DATA_DIR: disk.path });
    const access = prepareAccess(settings, '');
    const server = ensureProgram('nats-server', 'nats-server', '');
    const { command, args, env } = natsProcess(settings, server, access);
    const { nats: port } = portsOf(settings);
    const withBroker = async <T>(use: (connection: NatsConnection) => Promise<T>): Promise<T> => {
      prepareAccess(settings, '');
      broker = spawn(command, args, { env: { ...process.env, ...env } });
      await waitForPort(port, 'nats-server', START_LIMIT_MS);
      const connection = await connectBroker(ownNats(port, access.credentials, OPERATOR), 'prueba');
      try {
        return await use(connection);
      } finally {
        await connection.close();
        broker.kill('SIGKILL');
        await ended(broker);
      }
    };
    await withBroker(async (connection) => {
      await (await jetstreamManager(connection)).streams.add({ name: 'HECHOS', subjects: ['hecho.>'] });
      await jetstream(connection).publish('hecho.x', 'uno');
    });
    const makeRoom = disk.fill();
    await withBroker(async (connection) => {
      const { state } = await (await jetstreamManager(connection)).streams.info('HECHOS');
      expect(state.messages).toBe(1);
      makeRoom();
      expect((await jetstream(connection).publish('hecho.x', 'dos')).seq).toBe(2);
    });
  });
});
