import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

/** A stand-in for a service behind the gateway; the test says what it answers. */
export class StubService {
  private server: Server | null = null;
  private port = 0;

  constructor(public answer: RequestListener = (_request, response) => response.end()) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it; after a stop, on the same port again. */
  async start(): Promise<this> {
    this.server = createServer((request, response) => this.answer(request, response));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    const server = this.server;
    this.server = null;
    if (!server) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}

export const sendJson =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
