import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a service keeps a silent connection; clients are told so, and undici lets go of it 2 s earlier. */
export const KEEP_ALIVE_MS = 4_000;
const LOOK_MS = 50;

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));

/**
 * Every reply ends its connection, until there is none left or those that remain have been silent for so long that
 * nobody will use them again. To close one that looks idle loses the request that is on its way to it, which nobody
 * may repeat if it writes.
 */
export async function sendClientsAway(server: Server): Promise<void> {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  const until = Date.now() + KEEP_ALIVE_MS;
  while (Date.now() < until && (await connectionsOf(server)) > 0) await delay(LOOK_MS);
}
