import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Client, FormData } from 'undici';
import { insist } from './insist.ts';

export interface Reply {
  status: number;
  bytes: number;
  headers: IncomingHttpHeaders;
  json<T>(): T;
}

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Credentials {
  correo: string;
  contrasena: string;
}

/** An answer that is not the one that was wanted. */
export class Refusal extends Error {
  readonly status: number;
  constructor(call: string, reply: Reply) {
    super(`${call}: ${reply.status} ${JSON.stringify(reply.json())}`);
    this.status = reply.status;
  }
}

/** One person with their own keep-alive connection, like a browser. Bodies are read to the end. */
export class HttpUser {
  readonly baseUrl: string;
  private readonly client: Client;
  token: string;
  _id = '';

  constructor(baseUrl: string, token = '') {
    this.baseUrl = baseUrl;
    this.token = token;
    this.client = new Client(baseUrl, { pipelining: 1, keepAliveTimeout: 60_000 });
  }

  static signIn(baseUrl: string, { correo, contrasena }: Credentials): Promise<HttpUser> {
    return HttpUser.enter(baseUrl, 200, 'login', { correo, contraseña: contrasena });
  }

  static register(
    baseUrl: string,
    { nombre, correo, contrasena }: Credentials & { nombre: string },
  ): Promise<HttpUser> {
    return HttpUser.enter(baseUrl, 201, 'register', { nombre, correo, contraseña: contrasena });
  }

  private static async enter(baseUrl: string, status: number, door: string, body: object): Promise<HttpUser> {
    const user = new HttpUser(baseUrl);
    const reply = await user.expect(status, 'POST', `/api/usuarios/${door}`, body);
    const { token, usuario } = reply.json<{ token: string; usuario: { _id: string } }>();
    return Object.assign(user, { token, _id: usuario._id });
  }

  /** `body` is sent as JSON, unless it is a form, or a form's bytes and `extra` has their `content-type`. */
  async send(
    method: Method,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Reply> {
    const headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' };
    if (this.token) headers['authorization'] = `Bearer ${this.token}`;
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
    const reply = await this.client.request({
      method,
      path,
      headers: { ...headers, ...extra },
      ...(body === undefined ? {} : { body: isForm || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await reply.body.arrayBuffer());
    const decode = DECODERS[String(reply.headers['content-encoding'])] ?? ((plain: Buffer) => plain);
    return {
      status: reply.statusCode,
      bytes: bytes.length,
      headers: reply.headers,
      json: <T>() => JSON.parse(decode(bytes).toString()) as T,
    };
  }

  /** Like `send`, but throws on any status other than `status`: a fast error page must not count as a fast answer. */
  async expect(status: number, ...call: Parameters<HttpUser['send']>): Promise<Reply> {
    const reply = await this.send(...call);
    if (reply.status !== status) throw new Refusal(`${call[0]} ${call[1]}`, reply);
    return reply;
  }

  /** The body of an answer that says that it was done; otherwise throws a `Refusal`. */
  async call<T>(...call: Parameters<HttpUser['send']>): Promise<T> {
    const reply = await this.send(...call);
    if (reply.status >= 300) throw new Refusal(`${call[0]} ${call[1]}`, reply);
    return reply.json<T>();
  }

  /**
   * Repeats a creation while the people and teams it names have not reached the other services. With an `_id` in its
   * body, a repetition creates nothing twice.
   */
  insist<T>(method: Method, path: string, body: unknown): Promise<T> {
    return insist(() => this.call<T>(method, path, body));
  }

  close(): Promise<void> {
    return this.client.destroy();
  }
}
