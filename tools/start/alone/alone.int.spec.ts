import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdPortRange } from '../port-range.ts';
import { SERVICES } from '../services.ts';

const START_MS = 40_000;
/** Before it starts anything, Nx reads the whole repository. */
const NX_START_MS = 2 * START_MS;
const LAST_LINE = 'docs-json';

interface Alone {
  child: ChildProcess;
  /** All that it has written. */
  text(): string;
  says(what: string, from?: number): Promise<string>;
}

let folder: string;
let env: NodeJS.ProcessEnv;
let release: () => void;
const running: Alone[] = [];

beforeAll(async () => {
  const range = await holdPortRange();
  release = range.release;
  folder = mkdtempSync(join(tmpdir(), 'servicio-'));
  env = { ...process.env, PORT: String(range.first), DATA_DIR: folder };
});
afterAll(async () => {
  await Promise.all(running.map(stop));
  release();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

async function stop({ child }: Alone): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
}

const alone = (name: string, ...options: string[]): Alone =>
  run(name, START_MS, 'tools/start/one.ts', name, ...options);

/** As whoever is used to Nx starts it. */
const served = (name: string): Alone =>
  run(name, NX_START_MS, 'node_modules/nx/dist/bin/nx.js', 'serve', name);

function run(name: string, withinMs: number, ...args: string[]): Alone {
  // What Nx finds in the environment of a task it takes for orders to itself.
  const own = Object.fromEntries(Object.entries(env).filter(([key]) => !key.startsWith('NX_')));
  const child = spawn(process.execPath, args, {
    env: { ...own, NX_DAEMON: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const says = async (what: string, from = 0): Promise<string> => {
    const deadline = Date.now() + withinMs;
    while (!text.slice(from).includes(what)) {
      if (Date.now() > deadline || child.exitCode !== null) throw new Error(`${name}: ${text.slice(-2_000)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return text.slice(from);
  };
  const started = { child, text: () => text, says };
  running.push(started);
  return started;
}

/** Pastes the lines that a service has printed into a shell; the codes of the answers. */
async function paste(service: Alone): Promise<string[]> {
  const lines = (await service.says(LAST_LINE)).split('\n').filter((line) => /^(TOKEN=|curl )/.test(line));
  const shown = lines.map((line) =>
    line.replace('curl -s', String.raw`curl -s -o /dev/null -w '%{http_code}\n'`),
  );
  const shell = spawn('sh', ['-c', shown.join('\n')], { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  shell.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  await once(shell, 'close');
  return out.trim().split('\n');
}

describe('a service alone', () => {
  it.each(SERVICES)(
    'of %s: its README says how, and what it prints works as it is pasted',
    async (name) => {
      expect(readFileSync(`apps/${name}/README.md`, 'utf8')).toContain(`npm run servicio -- ${name}\``);
      expect(await paste(alone(name))).toEqual(['200', '200', '200', '200']);
    },
    START_MS,
  );

  it(
    'of the gateway: it stands before those that run',
    async () => {
      expect(await paste(alone('gateway'))).toEqual(['200', '200']);
    },
    START_MS,
  );

  it('shows the page of its API on its own port', async () => {
    const [first] = running as [Alone];
    const [address = ''] = /http:\S+\/api\/docs$/m.exec(first.text()) ?? [];
    const reply = await fetch(address);
    expect(new URL(address).port).toBe(String(Number(env['PORT']) + 1));
    expect(await reply.text()).toContain('<title>API de usuarios</title>');
  });

  it('takes nothing from another one when it stops, and is readable', async () => {
    const [first, second] = running as [Alone, Alone];
    expect(first.text()).not.toMatch(/Mapped|^\{/m);
    await stop(first);
    expect(await paste(second)).toEqual(['200', '200', '200', '200']);
  });

  it('takes nothing from another one when it is killed, and leaves its port free', async () => {
    const killed = running[SERVICES.indexOf('proyectos')]!;
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    expect(await paste(running[SERVICES.indexOf('sprints')]!)).toEqual(['200', '200', '200', '200']);
  });

  it(
    'is compiled and started again with what is saved',
    async () => {
      const sprints = running[SERVICES.indexOf('sprints')]!;
      const before = sprints.text().length;
      const now = new Date();
      utimesSync('apps/sprints/src/app.module.ts', now, now);
      expect(await sprints.says('escuchando', before)).toContain('sprints compilado en');
      expect(await paste(sprints)).toEqual(['200', '200', '200', '200']);
    },
    START_MS,
  );

  it(
    'shows an outsider nothing of the team',
    async () => {
      const outsider = alone('proyectos', '--como=ajeno');
      expect(await paste(outsider)).toEqual(['200', '404', '200', '200']);
    },
    START_MS,
  );

  it(
    'is started by Nx too, and gone when Nx is stopped',
    async () => {
      const usuarios = served('usuarios');
      expect(await paste(usuarios)).toEqual(['200', '200', '200', '200']);
      const [address = ''] = /http:\S+(?=\/api\/docs$)/m.exec(usuarios.text()) ?? [];
      await stop(usuarios);
      await eventually(() => expect(fetch(address)).rejects.toThrow('fetch failed'));
    },
    NX_START_MS + START_MS,
  );
});
