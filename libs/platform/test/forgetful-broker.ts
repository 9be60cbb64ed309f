import { eventually, freePort, leash, type TestBroker } from '@pmp/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_MS = 15_000;

/** A broker whose stored state of a consumer can be put back to an earlier one. */
export interface ForgetfulBroker extends TestBroker {
  /** Saves a consumer's state on disk. Call it only on a stopped broker, because a running one writes late. */
  remember(stream: string, consumer: string): void;
  /**
   * Restores what `remember` saved, as if the broker had died before writing more. Call it only on a stopped broker.
   */
  forget(stream: string, consumer: string): void;
}

const answers = async (port: number): Promise<void> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'data').finally(() => socket.destroy());
};

export async function forgetfulBroker(): Promise<ForgetfulBroker> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pmp-nats-olvido-'));
  let server: ChildProcess | null = null;

  const stateOf = (stream: string, consumer: string): string =>
    join(folder, 'jetstream', '$G', 'streams', stream, 'obs', consumer, 'o.dat');
  const keptOf = (stream: string, consumer: string): string => join(folder, `${stream}-${consumer}.dat`);

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const running = server;
    server = null;
    if (!running) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  };

  const broker: ForgetfulBroker = {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      server = spawn('nats-server', ['-a', '127.0.0.1', '-p', `${port}`, '-js', '-sd', folder], {
        stdio: 'ignore',
      });
      leash(server);
      await eventually(() => answers(port), { within: START_MS });
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async dispose() {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
    remember: (stream, consumer) => copyFileSync(stateOf(stream, consumer), keptOf(stream, consumer)),
    forget: (stream, consumer) => copyFileSync(keptOf(stream, consumer), stateOf(stream, consumer)),
  };
  await broker.start();
  return broker;
}
