import type { TestDatabase } from '@pmp/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bundled } from './bundled';

let main = '';

/** Builds the program and returns the function that removes it. */
export async function buildSender(): Promise<() => void> {
  const program = await bundled('sender-main');
  main = program.main;
  return program.remove;
}

/** A running process of `sender-main.ts`. */
export class Sender {
  /** The changes it has reported as committed: `<id> <version>`. */
  readonly committed: string[] = [];
  private readonly lines: string[] = [];

  private constructor(readonly child: ChildProcess) {
    createInterface(child.stdout!).on('line', (line) =>
      (line === 'listo' ? this.lines : this.committed).push(line),
    );
  }

  static async start(
    natsUrl: string,
    database: TestDatabase,
    extra: NodeJS.ProcessEnv = {},
  ): Promise<Sender> {
    const { uri: MONGODB_URI, base: BASE } = database;
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, SERVICIO: 'origen', NATS_URL: natsUrl, MONGODB_URI, BASE, ...extra },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const sender = new Sender(child);
    while (sender.lines.length === 0) await once(child.stdout!, 'data');
    return sender;
  }

  change(id: string, version: number): void {
    this.child.stdin!.write(`${id} ${version}\n`);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }
}
