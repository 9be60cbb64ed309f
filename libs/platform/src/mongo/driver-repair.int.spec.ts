import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, testDatabase } from '@pmp/testing';
import mongoose, { type Connection } from 'mongoose';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { repairDriver } from './driver-repair';

interface DriverServer {
  monitor: {
    connection: { socket: Socket };
    monitorId: { toJSON(): { timeSinceLastCall: number } };
    requestCheck(): void;
  };
  pool: { connections: Iterable<{ socket: Socket }> };
}

/** For this long after a check the monitor waits before the next one, so it notices the socket's death first. */
const MIN_PAUSE_MS = 500;

let connection: Connection;

beforeEach(async () => {
  repairDriver();
  const { uri, base } = await testDatabase();
  const options = {
    dbName: base,
    retryReads: false,
    serverMonitoringMode: 'poll' as const,
    heartbeatFrequencyMS: 1_000,
  };
  connection = await mongoose.createConnection(uri, options).asPromise();
});
afterEach(() => connection.close(true));

const server = (): DriverServer => {
  const { topology } = connection.getClient() as unknown as {
    topology: { s: { servers: Map<string, DriverServer> } };
  };
  return [...topology.s.servers.values()][0]!;
};

const ping = async (): Promise<unknown> => connection.db?.command({ ping: 1 });

describe('a socket that dies right before a command is written', () => {
  it('fails the command instead of leaving it pending for ever', async () => {
    await ping();
    for (const { socket } of server().pool.connections) socket.destroy();
    await expect(ping()).rejects.toThrow(/closed/);
    await eventually(async () => expect(await ping()).toMatchObject({ ok: 1 }));
  });

  it("does not stop the driver's monitor", async () => {
    const { monitor } = server();
    await eventually(() =>
      expect(monitor.monitorId.toJSON().timeSinceLastCall).toBeGreaterThan(MIN_PAUSE_MS),
    );
    const found = once(connection.getClient(), 'serverHeartbeatSucceeded');
    monitor.connection.socket.destroy();
    monitor.requestCheck();
    await found;
  });
});
