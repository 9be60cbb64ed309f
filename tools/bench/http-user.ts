import { Client } from 'undici';

export interface Reply {
  status: number;
  bytes: number;
  json<T>(): T;
}

/** One person with a keep-alive connection of their own, as a browser has. The body is read to its end. */
export class HttpUser {
  private readonly client: Client;
  token = '';

  constructor(baseUrl: string) {
    this.client = new Client(baseUrl, { pipelining: 1, keepAliveTimeout: 60_000 });
  }

  async send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Reply> {
    const headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' };
    if (this.token) headers['authorization'] = `Bearer ${this.token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const reply = await this.client.request({
      method,
      path,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await reply.body.arrayBuffer());
    return {
      status: reply.statusCode,
      bytes: bytes.length,
      json: <T>() => JSON.parse(bytes.toString()) as T,
    };
  }

  /** Like `send`, but anything other than `status` is a failure: an error page is not a fast answer. */
  async expect(status: number, ...call: Parameters<HttpUser['send']>): Promise<Reply> {
    const reply = await this.send(...call);
    if (reply.status !== status) throw new Error(`${call[0]} ${call[1]}: ${reply.status}`);
    return reply;
  }

  close(): Promise<void> {
    return this.client.destroy();
  }
}
