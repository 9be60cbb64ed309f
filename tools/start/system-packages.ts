import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

const DIRECTORIES = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/usr/bin'];

/** The full path of a program, or null. Debian puts servers in /usr/sbin, which a user's PATH may lack. */
export function findProgram(name: string): string | null {
  for (const directory of DIRECTORIES) {
    const path = join(directory, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      continue;
    }
  }
  return null;
}

/**
 * The path of `program`; if it is missing, installs Debian's package `debianPackage` if this user may. Otherwise throws
 * a message that says what to install.
 */
export function ensureProgram(program: string, debianPackage: string, instead: string): string {
  const present = findProgram(program);
  if (present) return present;
  if (process.getuid?.() === 0 && findProgram('apt-get')) {
    console.log(`Instalando ${debianPackage} con apt-get…`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const aptGet = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
    const install = () => aptGet('install', '-y', '-qq', '--no-install-recommends', debianPackage);
    if (install() || (aptGet('update', '-qq') && install())) {
      const installed = findProgram(program);
      if (installed) return installed;
    }
  }
  throw new Error(
    `Falta «${program}». Instálalo (en Debian y Ubuntu: sudo apt-get install ${debianPackage})${instead}.`,
  );
}
