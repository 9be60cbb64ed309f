import type { IncomingHttpHeaders } from 'node:http';
import { Pool } from 'undici';

const CONNECTIONS = 16;
const PATIENCE_MS = 60_000;

export interface Shot {
  method: string;
  /** Including its query; printable ASCII only. */
  path: string;
  token?: string | null;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  /** What was asked for. */
  path: string;
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  ms: number;
}

/** Sends any request to a server, including ones that no browser would send. */
export class Door {
  readonly baseUrl: string;
  private readonly pool: Pool;

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
    this.pool = new Pool(baseUrl, { connections: CONNECTIONS, headersTimeout: PATIENCE_MS });
  }

  async send({ method, path, token, headers, body }: Shot): Promise<Answer> {
    const startedAt = performance.now();
    const reply = await this.pool.request({
      method: method as 'GET',
      path,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const bytes = Buffer.from(await reply.body.arrayBuffer());
    const ms = performance.now() - startedAt;
    return { path, status: reply.statusCode, headers: reply.headers, bytes, text: bytes.toString(), ms };
  }

  json(method: string, path: string, token: string | null, body?: unknown): Promise<Answer> {
    if (body === undefined) return this.send({ method, path, token });
    const headers = { 'content-type': 'application/json' };
    return this.send({ method, path, token, headers, body: JSON.stringify(body) });
  }

  /** A call that must succeed; repeated while its people and teams are still on their way to other services. */
  async must<T = Record<string, unknown>>(
    method: string,
    path: string,
    token: string | null,
    body?: unknown,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const { status, text } = await this.json(method, path, token, body);
      if (status < 300) return JSON.parse(text) as T;
      if (attempt === 80) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
