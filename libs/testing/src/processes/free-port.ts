import { createServer } from 'node:net';

/**
 * Below the ports that the system assigns by itself to any connection: one of those may be taken before the test
 * listens on it, or while a broker or line that will reuse it is stopped.
 */
const FIRST_PORT = 20_000;
const PORTS_OF_A_PROCESS = 64;
const PROCESSES = 190;

const first = FIRST_PORT + (process.pid % PROCESSES) * PORTS_OF_A_PROCESS;
let given = 0;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of 127.0.0.1 that no other test process gets. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS_OF_A_PROCESS; tried++) {
    const port = first + (given++ % PORTS_OF_A_PROCESS);
    if (await isFree(port)) return port;
  }
  throw new Error(`No hay puertos libres entre ${first} y ${first + PORTS_OF_A_PROCESS - 1}`);
}
