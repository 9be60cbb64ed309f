import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { assertDocumented } from './documented';

/** Worlds that send a client's address give it to their service, which then believes only `request`. */
export const GATEWAY_SECRET = 'secreto-del-gateway-en-las-pruebas';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface TestReply {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read arbitrary bodies
  body: any;
  text: string;
}

interface RequestParts {
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent with `Authorization: Bearer`. */
  token?: string;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isPlain = (body: unknown): body is string | Buffer => typeof body === 'string' || Buffer.isBuffer(body);

/**
 * A call without a socket: `request(app)('POST', '/api/x', { token, body })`; texts and bytes are sent unchanged.
 * Throws if the reply is not one that the route declares.
 */
export const request =
  (app: NestFastifyApplication) =>
  async (method: Method, url: string, { body, headers, token }: RequestParts = {}): Promise<TestReply> => {
    const reply = await app.inject({
      method,
      url,
      headers: {
        'x-pmp-gateway': GATEWAY_SECRET,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: isPlain(body) ? body : JSON.stringify(body) }),
    });
    const content = parsed(reply.payload);
    assertDocumented(app, reply, content);
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: content,
      text: reply.payload,
    };
  };
