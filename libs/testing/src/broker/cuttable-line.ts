import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../processes/free-port';

export interface Target {
  host: string;
  port: number;
}

/** A local port that forwards to another address until it is cut. */
export interface CuttableLine {
  port: number;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** `opening` rewrites the first bytes that a client sends. */
export async function cuttableLine(
  target: Target,
  opening: (first: Buffer) => Buffer = (first) => first,
): Promise<CuttableLine> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let line: Server | null = null;

  const join = (near: Socket): void => {
    const far = connect(target.port, target.host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.once('data', (first) => {
      far.write(opening(first));
      near.pipe(far);
    });
    far.pipe(near);
  };

  const mend = (): Promise<void> =>
    new Promise((resolve) => {
      if (line) return resolve();
      // Nobody connects any more once the tests are over: Jest need not wait for it.
      line = createServer(join).unref();
      line.listen(port, '127.0.0.1', resolve);
    });

  const cut = (): Promise<void> =>
    new Promise((resolve) => {
      if (!line) return resolve();
      line.close(() => resolve());
      for (const socket of sockets) socket.destroy();
      line = null;
    });

  await mend();
  return { port, cut, mend };
}
