import { PARTES } from '@pmp/contracts/common';
import { eventually, freePort } from '@pmp/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { rolldown } from 'rolldown';

/** What the gateway is told of its services where none of them runs. */
export const NO_SERVICES = Object.fromEntries(
  Object.keys(PARTES).map((name) => [`${name.toUpperCase()}_URL`, 'http://127.0.0.1:9']),
);

const ROOT = resolve(import.meta.dirname, '../../..');

/** A built app, to be run in its own process as it ships. */
export interface Build {
  main: string;
  remove(): void;
}

/** Built inside the workspace: a bundle imports its packages from node_modules. */
export async function buildApp(app: string): Promise<Build> {
  const folder = join(ROOT, 'dist', `prueba-${app}-${process.pid}`);
  const main = join(folder, 'main.js');
  const bundle = await rolldown({
    input: join(ROOT, 'apps', app, 'src/main.ts'),
    platform: 'node',
    tsconfig: join(ROOT, 'tsconfig.json'),
    external: (id) => !/^([./]|@pmp\/|@oxc-project\/runtime)/.test(id),
    treeshake: false,
  });
  await bundle.write({ file: main, format: 'esm', codeSplitting: false });
  return { main, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Rejects once the process ends, with what it wrote last. */
async function saysWhyItEnds(child: ChildProcess): Promise<never> {
  const [said, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  throw new Error(`ended with ${code}: ${said}`);
}

/** An app that runs on a port of its own, and can be killed and started again there. */
export class AppProcess {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly main: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly alive: string,
    readonly url: string,
  ) {}

  /** `alive`: a path that answers 200 once the app is ready. */
  static async start(build: Build, env: NodeJS.ProcessEnv, alive: string): Promise<AppProcess> {
    const port = await freePort();
    const base = { ...process.env, LOG_NIVEL: 'silent', PORT: `${port}`, ...env };
    const started = new AppProcess(build.main, base, alive, `http://127.0.0.1:${port}`);
    await started.start();
    return started;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.main], {
      env: this.env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.child = child;
    const ready = eventually(
      async () => {
        const { status } = await fetch(`${this.url}${this.alive}`);
        if (status !== 200) throw new Error(`${this.alive}: ${status}`);
      },
      { within: 20_000 },
    );
    await Promise.race([ready, saysWhyItEnds(child)]);
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
