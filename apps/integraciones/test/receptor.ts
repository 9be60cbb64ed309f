import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** Every way in which a receiver can fail. */
export type Manera = 'bien' | 'error' | 'redirige' | 'enorme' | 'gotea' | 'cierra' | 'calla' | 'retirado';

export interface Recibido {
  id: string;
  headers: Record<string, string>;
  cuerpo: string;
}

/** What stands at the other end of a webhook. */
export class Receptor {
  readonly recibidos: Recibido[] = [];
  /** By what is sent; the rest goes as `manera` says. */
  readonly maneraDe = new Map<string, Manera>();
  manera: Manera = 'bien';
  /** Requests to the place that a redirection leads to. */
  seguidas = 0;

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly port: number,
  ) {}

  static async start(): Promise<Receptor> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const receptor = new Receptor(server, (server.address() as AddressInfo).port);
    server.on('request', (request, response) => void receptor.answer(request, response));
    return receptor;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/gancho`;
  }

  /** The ids of what has come, in its order, also of what was refused. */
  get ids(): string[] {
    return this.recibidos.map(({ id }) => id);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== '/gancho') {
      this.seguidas += 1;
      return void response.end();
    }
    const cuerpo = await bodyOf(request);
    const headers = request.headers as Record<string, string>;
    this.recibidos.push({ id: headers['webhook-id']!, headers, cuerpo });
    const { type } = JSON.parse(cuerpo) as { type: string };
    WAYS[this.maneraDe.get(type) ?? this.manera](response);
  }
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const WAYS: Record<Manera, (response: ServerResponse) => void> = {
  bien: (response) => response.end('gracias'),
  error: (response) => response.writeHead(500).end('<h1>roto</h1>'),
  redirige: (response) => response.writeHead(302, { location: '/otra-parte' }).end(),
  enorme: (response) => {
    const chunk = Buffer.alloc(1_000_000, 'x');
    const more = () => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
  gotea: (response) => {
    response.writeHead(200).write('a');
    const timer = setInterval(() => response.write('a'), 200);
    response.on('close', () => clearInterval(timer));
  },
  cierra: (response) => response.destroy(),
  calla: () => undefined,
  retirado: (response) => response.writeHead(410).end(),
};

/** What the receiver reads once it has checked who sent it. */
export const verified = (secreto: string, { cuerpo, headers }: Recibido) =>
  new Webhook(secreto).verify(cuerpo, headers) as {
    type: string;
    timestamp: string;
    data: Record<'proyecto' | 'autor', string> &
      Record<'hecho' | 'persona' | 'elemento', object> &
      Record<'clave' | 'url', string | null>;
  };
