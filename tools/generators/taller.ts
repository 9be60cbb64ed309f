import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const COPIED = ['apps', 'libs', 'tools', 'docker', 'k8s', 'docs', '.vscode'];
const FILES = [
  'package.json',
  'nx.json',
  'tsconfig.base.json',
  'jest.config.mjs',
  'tsconfig.json',
  'rolldown.config.ts',
  '.nvmrc',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  '.gitignore',
];
const NOT_COPIED = new Set(['node_modules', 'dist', '.nx', 'capturas']);

/** A copy of the workspace to generate into; it uses the packages of the real one. */
export class Taller {
  readonly folder = mkdtempSync(join(tmpdir(), 'pmp-taller-'));

  constructor() {
    for (const path of [...COPIED, ...FILES])
      cpSync(join(ROOT, path), join(this.folder, path), {
        recursive: true,
        filter: (from) => !NOT_COPIED.has(basename(from)),
      });
    for (const path of ['node_modules', 'docs/capturas'])
      symlinkSync(join(ROOT, path), join(this.folder, path));
  }

  /** `npx nx g …` */
  generate(...args: string[]): Promise<string> {
    return this.run('nx/dist/bin/nx.js', 'g', ...args, '--no-interactive');
  }

  /** Runs a package's program; returns its output or throws an error that contains it. */
  run(program: string, ...args: string[]): Promise<string> {
    const path = join(this.folder, 'node_modules', program);
    return new Promise((settle, fail) => {
      const options = { cwd: this.folder, env: ENV, maxBuffer: 16 * 1024 * 1024 };
      execFile(process.execPath, [path, ...args], options, (error, stdout, stderr) => {
        if (error) fail(new Error(`${basename(program)} ${args.join(' ')}\n${stdout}${stderr}`));
        else settle(stdout);
      });
    });
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text);
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The environment of a shell: a test runner inside another would use the outer one's variables. */
const ENV = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TMPDIR: process.env['TMPDIR'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  NX_DAEMON: 'false',
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  NO_COLOR: '1',
};
