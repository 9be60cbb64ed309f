import { spawn, type ChildProcess } from 'node:child_process';

/**
 * Ends the child when this process dies, however it dies: a test worker that is killed runs no exit handler,
 * but the pipe to the watcher closes with it.
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
