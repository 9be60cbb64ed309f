import { connect, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';

/** A server that all test files of a run share. */
export interface Shared {
  /** What one test file gets: an address, or a part of the server of its own. */
  answer(): string;
  stop(): Promise<void>;
}

/** Starts the shared server when the first test file asks for it. */
export class Doorman {
  private shared: Promise<Shared> | undefined;
  private readonly server: Server;

  private constructor(start: () => Promise<Shared>) {
    this.server = createServer((socket) => {
      // A test process that is killed resets its connection; unheard, that would end the whole run.
      socket.on('error', () => undefined);
      this.shared ??= start();
      this.shared.then(
        (shared) => socket.end(shared.answer()),
        (error: unknown) => socket.end(`!${error instanceof Error ? error.message : String(error)}`),
      );
    });
  }

  /** Answers every connection to the socket with the address, or with `!` and why there is none. */
  static async at(socketPath: string, start: () => Promise<Shared>): Promise<Doorman> {
    const doorman = new Doorman(start);
    await new Promise<void>((resolve) => doorman.server.listen(socketPath, resolve));
    return doorman;
  }

  async close(): Promise<void> {
    await this.shared?.then(
      (shared) => shared.stop(),
      () => undefined,
    );
    this.server.close();
  }
}

export async function askDoorman(socketPath: string | undefined): Promise<string> {
  if (!socketPath) throw new Error('Falta el globalSetup de jest.config.mjs');
  const answer = await text(connect(socketPath));
  if (answer.startsWith('!')) throw new Error(answer.slice(1));
  return answer;
}
