import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { TestPerson } from './people';
import { request, type TestReply } from '../api/request';

export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<TestReply>;

/** Makes calls to `/api` as this person; null: without a token. */
export function callAs(app: NestFastifyApplication, person: TestPerson | null): Call {
  const call = request(app);
  return (method, url, body, headers) =>
    call(method, `/api${url}`, {
      ...(body === undefined ? {} : { body }),
      ...(headers && { headers }),
      ...(person && { token: person.token }),
    });
}
