import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a service keeps an idle connection; clients are told so, and undici drops it 2 s earlier. */
export const KEEP_ALIVE_MS = 4_000;
const LOOK_MS = 50;

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));

/**
 * Makes every reply end its connection, and waits until none is left or the remaining ones have been idle for so long
 * that nobody will use them again. Closing a connection that looks idle could lose a request that is on its way to it,
 * and a request that writes must not be repeated.
 */
export async function sendClientsAway(server: Server): Promise<void> {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  const until = Date.now() + KEEP_ALIVE_MS;
  while (Date.now() < until && (await connectionsOf(server)) > 0) await delay(LOOK_MS);
}
