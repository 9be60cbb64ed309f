import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whom an image runs as. Only root may become somebody else; anybody else is an ordinary user already. */
const ORDINARY_USER = 1000;
const isRoot = process.getuid?.() === 0;
const asOrdinaryUser = isRoot ? { uid: ORDINARY_USER, gid: ORDINARY_USER } : {};

/** What a program wrote, and how it ended. */
interface Ended {
  code: number | null;
  said: string;
}

/** A place with nothing of the repository above it, as a container is: nothing is found there that was not brought. */
export class EmptyPlace {
  private readonly root = mkdtempSync(join(tmpdir(), 'pmp-imagenes-'));
  private readonly node = join(this.root, 'node');
  /** The only folder where processes may write. */
  private readonly temporary = join(this.root, 'tmp');
  private readonly running: { child: ChildProcess; end: Promise<Ended> }[] = [];

  constructor() {
    mkdirSync(this.temporary);
    chmodSync(this.root, 0o755);
    chmodSync(this.temporary, 0o777);
    // The repository may be in a folder that an ordinary user cannot enter.
    try {
      linkSync(process.execPath, this.node);
    } catch {
      copyFileSync(process.execPath, this.node);
    }
  }

  /** Brings what the image of this app has in /app, made by the command of its Dockerfile, and lets nobody write there. */
  async bring(app: string): Promise<void> {
    mkdirSync(this.folderOf(app));
    const made = await this.ended(
      spawn(process.execPath, ['docker/podar.mjs', app, this.folderOf(app)], { stdio: 'pipe' }),
    );
    if (made.code !== 0) throw new Error(`podar.mjs ${app}: ${made.said}`);
    // As where images are built: what `npm start` has built here is for its own user, and a copy has the same modes.
    spawnSync('chmod', ['-R', 'a+rX', this.folderOf(app)]);
    // What root has brought is its own already.
    if (!isRoot) spawnSync('chmod', ['-R', 'a-w', this.folderOf(app)]);
  }

  /** Runs the app to its end. */
  check(app: string, env: NodeJS.ProcessEnv): Promise<Ended> {
    return this.ended(this.spawn(app, env, ['--comprobar']));
  }

  /** Runs the app until the place is cleared; resolves, with what it said, only if it ends earlier. */
  start(app: string, env: NodeJS.ProcessEnv): Promise<Ended> {
    const child = this.spawn(app, env);
    const end = this.ended(child);
    this.running.push({ child, end });
    return end;
  }

  async clear(): Promise<void> {
    for (const { child } of this.running) child.kill('SIGKILL');
    await Promise.all(this.running.map(({ end }) => end));
    if (!isRoot) spawnSync('chmod', ['-R', 'u+w', this.root]);
    rmSync(this.root, { recursive: true, force: true });
  }

  private folderOf(app: string): string {
    return join(this.root, app);
  }

  private spawn(app: string, env: NodeJS.ProcessEnv, args: string[] = []): ChildProcess {
    return spawn(this.node, ['--enable-source-maps', `dist/apps/${app}/main.js`, ...args], {
      cwd: this.folderOf(app),
      env: { NODE_ENV: 'production', TMPDIR: this.temporary, HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...asOrdinaryUser,
    });
  }

  private async ended(child: ChildProcess): Promise<Ended> {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, said };
  }
}
