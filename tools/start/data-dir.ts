import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Its content: the process that holds the folder, and when that process began. */
const LOCK = 'en-uso';

/** Where the operator wants the data, whole. */
export const dataDirOf = (env: NodeJS.ProcessEnv): string => resolve(env['DATA_DIR'] || '.data');

/** When a process began, so that another one with its number is not taken for it; '' where the system does not tell. */
function beginningOf(pid: number): string {
  try {
    // Its name, in parentheses, may have spaces.
    const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[^)]*$)/);
    return rest?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holderOf(file: string): number | null {
  const [pid, beginning] = readFileSync(file, 'utf8').split(' ');
  const holder = Number(pid);
  return isAlive(holder) && beginningOf(holder) === beginning ? holder : null;
}

/**
 * Keeps the folder with the data for this process until it ends, however it ends. Throws who has it, if somebody does:
 * two databases or brokers on the same files would destroy them.
 */
export function holdDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, LOCK);
  const own = `${process.pid} ${beginningOf(process.pid)}`;
  try {
    writeFileSync(file, own, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = holderOf(file);
    if (holder !== null && holder !== process.pid)
      throw new Error(
        `Otro «npm start» (proceso ${holder}) usa ya ${dataDir}. Detenlo, o elige otra carpeta con DATA_DIR y otro puerto con PORT.`,
      );
    rmSync(file, { force: true });
    writeFileSync(file, own, { mode: 0o600 });
  }
  process.on('exit', () => rmSync(file, { force: true }));
}

/** Removes what is in a folder that this process holds. */
export function emptyDataDir(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (name !== LOCK) rmSync(join(dataDir, name), { recursive: true, force: true });
}
