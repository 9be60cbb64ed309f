import type { TestDatabase } from '@pmp/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Inside the workspace: the bundle keeps packages external and must find node_modules. */
const FOLDER = join(ROOT, 'dist', `emisor-${process.pid}`);
const MAIN = join(FOLDER, 'main.js');

/** Decorators need a build; Node alone only strips types. */
export async function buildSender(): Promise<() => void> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'sender-main.ts'),
    platform: 'node',
    tsconfig: join(ROOT, 'libs/platform/tsconfig.json'),
    external: (id) => !/^([./]|@pmp\/|@oxc-project\/runtime)/.test(id),
    treeshake: false,
  });
  await bundle.write({ file: MAIN, format: 'esm', codeSplitting: false });
  return () => rmSync(FOLDER, { recursive: true, force: true });
}

/** A process of `sender-main.ts`. */
export class Sender {
  /** What it has said to be committed: `<id> <version>`. */
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
    const child = spawn(process.execPath, [MAIN], {
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
