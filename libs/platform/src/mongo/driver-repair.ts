import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

interface DriverConnection {
  closed: boolean;
  socket: Socket;
  cleanup(error: Error): void;
}

/** Loads a file of the same copy of the driver that mongoose uses. */
export const requireFromMongoose = (path: string): unknown =>
  createRequire(createRequire(import.meta.url).resolve('mongoose'))(path);

const REPAIRED = Symbol.for('pmp.driver-repaired');

/**
 * mongodb 7.8.0, `Connection.writeCommand`: if the socket's buffer is full, it waits for `drain` or `error`, and a
 * destroyed socket emits neither. So a command written between a socket's death and its `close` event never settles; if
 * it was the monitor's, the client never finds its server again. Emitting the error that closed the connection makes
 * the waiting command fail.
 */
export function repairDriver(): void {
  const { Connection } = requireFromMongoose('mongodb/lib/cmap/connection.js') as {
    Connection: { prototype: DriverConnection & { [REPAIRED]?: true } };
  };
  const { prototype } = Connection;
  if (prototype[REPAIRED]) return;
  const { cleanup } = prototype;
  prototype.cleanup = function (error) {
    if (this.closed) return;
    cleanup.call(this, error);
    this.socket.emit('error', error);
  };
  prototype[REPAIRED] = true;
}
