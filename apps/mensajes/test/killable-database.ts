import { eventually, freePort } from '@pmp/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const MAIN = resolve(import.meta.dirname, '../../../libs/embedded-mongo/src/main.ts');
const START = { within: 20_000 };

const answers = (port: number): Promise<void> =>
  new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done();
    });
    socket.once('error', fail);
  });

/** The product's own database server for one test file, with its data on disk: it can be killed and started again. */
export class KillableDatabase {
  private child: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'pmp-mongo-'));

  private constructor(private readonly port: number) {}

  static async start(): Promise<KillableDatabase> {
    const database = new KillableDatabase(await freePort());
    await database.start();
    return database;
  }

  get uri(): string {
    return `mongodb://127.0.0.1:${this.port}/?directConnection=true`;
  }

  async start(): Promise<void> {
    const args = [MAIN, '--port', `${this.port}`, '--data-dir', this.folder];
    this.child = spawn(process.execPath, args, { stdio: 'ignore' });
    await eventually(() => answers(this.port), START);
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
