import { spawn, type ChildProcess } from 'node:child_process';

/**
 * Kills the child when this process dies, however it dies: a killed test worker runs no exit handler, but its pipe to
 * the watcher closes.
 */
export function leash(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const watcher = spawn('sh', ['-c', `cat >/dev/null; kill -9 ${child.pid} 2>/dev/null`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.unref();
  child.once('exit', () => watcher.kill('SIGKILL'));
}
