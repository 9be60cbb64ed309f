import { createServer, type Server } from 'node:net';
import { PORTS_USED } from './services.ts';

/** The product's, and one that is held while the others are in use. */
const PORTS_NEEDED = PORTS_USED + 1;
/**
 * Below the ports that Linux gives to outgoing connections: a killed service must find its own port free again. Single
 * processes of tests have theirs below (see libs/testing/src/processes/free-port.ts).
 */
const LOWEST_PORT = 24_000;
const HIGHEST_PORT = 32_700;

/** Listens on the port, which reserves it; undefined if somebody else already does. */
const take = (port: number) =>
  new Promise<Server | undefined>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

const isFree = async (port: number) => {
  const server = await take(port);
  if (server) await new Promise((resolve) => server.close(resolve));
  return server !== undefined;
};

interface PortRange {
  first: number;
  release(): void;
}

/**
 * Free ports that no other caller gets until they are released or this process ends. Ranges do not overlap, and the last
 * port of each is listened on: otherwise two callers at the same time would find the same ports free.
 */
export async function holdPortRange(): Promise<PortRange> {
  const ranges = Math.floor((HIGHEST_PORT - LOWEST_PORT) / PORTS_NEEDED);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = LOWEST_PORT + PORTS_NEEDED * Math.floor(Math.random() * ranges);
    const last = await take(first + PORTS_NEEDED - 1);
    if (!last) continue;
    last.unref();
    const others = Array.from({ length: PORTS_NEEDED - 1 }, (_, n) => isFree(first + n));
    if ((await Promise.all(others)).every(Boolean)) return { first, release: () => last.close() };
    last.close();
  }
  throw new Error('No hay un tramo de puertos libres.');
}
