import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASED } from '../publicar/released.ts';

/** Notes what it is asked, and answers what a working Docker would; `responde.sh` may answer otherwise. */
const DOCKER = `#!/bin/sh
echo "$*" >> "$LLAMADAS"
[ ! -f "$RESPUESTAS" ] || . "$RESPUESTAS"
case "$*" in
  'version --format'*) echo 26.1.5 ;;
  'compose version --short') echo 2.26.1 ;;
  *' exec '*' cat '*/nats.conf) cat nats.conf ;;
  *' exec '*' cat '*/Caddyfile) cat Caddyfile ;;
  *' exec '*) echo 'Todo está listo.' ;;
esac
`;

/** A folder with a release, and a Docker that only pretends. */
export class Machine {
  private readonly root = mkdtempSync(join(tmpdir(), 'pmp-instalar-'));
  readonly folder = join(this.root, 'pmp');
  private readonly calls = join(this.root, 'llamadas');
  private readonly answers = join(this.root, 'responde.sh');

  constructor(released = true) {
    const bin = join(this.root, 'bin');
    mkdirSync(bin);
    mkdirSync(this.folder);
    writeFileSync(join(bin, 'docker'), DOCKER);
    chmodSync(join(bin, 'docker'), 0o755);
    if (released)
      for (const name of RELEASED) {
        cpSync(join('docker', name), join(this.folder, name), { recursive: true });
      }
  }

  path(name: string): string {
    return join(this.root, name);
  }

  /** Shell that the pretended Docker runs first; it may answer and `exit`. */
  answer(shell: string): void {
    writeFileSync(this.answers, shell);
  }

  /** Nobody is at the keyboard. */
  run(script: string, env: Record<string, string> = {}, input = '') {
    const args = script.split(' ');
    const { status, stdout, stderr } = spawnSync('sh', args, {
      cwd: this.folder,
      encoding: 'utf8',
      input,
      env: {
        PATH: `${join(this.root, 'bin')}:/usr/local/bin:/usr/bin:/bin`,
        LLAMADAS: this.calls,
        RESPUESTAS: this.answers,
        SIN_COMPROBAR: '1',
        ...env,
      },
    });
    return { status, stdout, stderr };
  }

  /** What Docker was asked since the last time; by default, without the questions about how things are. */
  asked(which = /^(compose (?!exec|version)|load|pull)/): string[] {
    if (!existsSync(this.calls)) return [];
    const lines = readFileSync(this.calls, 'utf8').trim().split('\n');
    rmSync(this.calls);
    return lines.filter((line) => which.test(line));
  }

  set(name: string, value: string): void {
    appendFileSync(join(this.folder, '.env'), `${name}=${value}\n`);
  }

  settings(): Record<string, string> {
    const lines = readFileSync(join(this.folder, '.env'), 'utf8').split('\n');
    return Object.fromEntries(
      lines
        .filter((line) => /^\w+=/.test(line))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
  }

  close(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
