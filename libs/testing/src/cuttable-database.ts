import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './free-port';
import { testDatabase, type TestDatabase } from './database';

/** A database of the test's own behind a line that can be cut and mended. */
export interface CuttableDatabase extends TestDatabase {
  cut(): Promise<void>;
  mend(): Promise<void>;
}

const MONGODB_PORT = 27_017;

export async function cuttableDatabase(): Promise<CuttableDatabase> {
  const { uri, base } = await testDatabase();
  const target = new URL(uri);
  const port = await freePort();
  const sockets = new Set<Socket>();
  let line: Server | null = null;

  const mend = (): Promise<void> =>
    new Promise((resolve) => {
      if (line) return resolve();
      line = createServer((near) => {
        const far = connect(Number(target.port || MONGODB_PORT), target.hostname);
        for (const socket of [near, far]) {
          sockets.add(socket);
          socket.on('error', () => socket.destroy());
          socket.on('close', () => {
            sockets.delete(socket);
            near.destroy();
            far.destroy();
          });
        }
        near.pipe(far).pipe(near);
      });
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
  const near = new URL(uri);
  near.host = `127.0.0.1:${port}`;
  near.searchParams.delete('replicaSet');
  near.searchParams.set('directConnection', 'true');
  return { uri: near.toString(), base, cut, mend };
}
