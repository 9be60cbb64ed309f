import { createServer, type Server } from 'node:net';

/**
 * Below the ports that the system assigns by itself to any connection: one of those may be taken before the test
 * listens on it, or while a broker or line that will reuse it is stopped. Whole products have theirs above (see
 * tools/start/port-range.ts).
 */
const FIRST_PORT = 20_000;
const BLOCK = 32;
const BLOCKS = 125;

/** Listens on the port; undefined if somebody else already does. */
const take = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

/** Ports that no other test process gets until this one ends: it listens on the first of them. */
export class PortBlock {
  private given = 0;

  private constructor(
    readonly first: number,
    private readonly held: Server,
  ) {
    held.unref();
  }

  /** `seed`: where to begin to look. */
  static async take(seed: number): Promise<PortBlock> {
    for (let tried = 0; tried < BLOCKS; tried++) {
      const first = FIRST_PORT + ((seed + tried) % BLOCKS) * BLOCK;
      const held = await take(first);
      if (held) return new PortBlock(first, held);
    }
    throw new Error('Todos los puertos para pruebas están ocupados.');
  }

  async next(): Promise<number> {
    for (let tried = 1; tried < BLOCK; tried++) {
      const port = this.first + 1 + (this.given++ % (BLOCK - 1));
      const probe = await take(port);
      if (!probe) continue;
      await new Promise((resolve) => probe.close(resolve));
      return port;
    }
    throw new Error(`No hay puertos libres entre ${this.first + 1} y ${this.first + BLOCK - 1}`);
  }

  release(): void {
    this.held.close();
  }
}

/** Kept where it outlives the test file: the next one in this process loads this module anew. */
const kept = globalThis as { pmpPorts?: Promise<PortBlock> };

/** A port of 127.0.0.1 that no other test process gets. */
export async function freePort(): Promise<number> {
  kept.pmpPorts ??= PortBlock.take(process.pid);
  return (await kept.pmpPorts).next();
}
