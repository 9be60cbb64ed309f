import { createServer } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo, type EmbeddedMongo } from './embedded-mongo';

/**
 * Lets the first test file that wants a database start the one embedded server of this run: whoever connects
 * to the socket is told its address, or `!` and the reason why there is none.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'pmp-vitest-'));
  const socketPath = join(folder, 'mongo.sock');
  let server: Promise<EmbeddedMongo> | undefined;
  const doorman = createServer((socket) => {
    server ??= startEmbeddedMongo();
    server.then(
      ({ uri }) => socket.end(uri),
      (error: unknown) => socket.end(`!${String(error)}`),
    );
  });
  await new Promise<void>((resolve) => doorman.listen(socketPath, resolve));
  process.env['PMP_TEST_MONGO_SOCKET'] = socketPath;
  return async () => {
    await server?.then(
      ({ stop }) => stop(),
      () => undefined,
    );
    doorman.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
