import { describe, expect, it } from '@jest/globals';
import type { ArgumentsHost } from '@nestjs/common';
import { erroresComunes } from '@pmp/contracts/common';
import { pino } from 'pino';
import { DomainError } from '../errors/domain-error';
import { noDisponible } from '../errors/no-disponible';
import { ErrorFilter } from './error.filter';
import { KnownRoutes } from './known-routes';

interface Sent {
  status?: number;
  headers: Record<string, unknown>;
  body?: unknown;
}

function answer(thrown: unknown, alreadySent = false): { sent: Sent; logged: string[] } {
  const sent: Sent = { headers: {} };
  const logged: string[] = [];
  const reply = {
    sent: alreadySent,
    code: (status: number) => Object.assign(reply, void (sent.status = status)),
    header: (name: string, value: unknown) => Object.assign(reply, void (sent.headers[name] = value)),
    headers: (headers: object) => Object.assign(reply, void Object.assign(sent.headers, headers)),
    type: () => reply,
    send: (body: unknown) => Object.assign(reply, void (sent.body = body)),
  };
  const request = { id: 'peticion-1', url: '/api/cosas', headers: {}, routeOptions: { url: '/api/cosas' } };
  const host = { switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply }) };
  const logger = pino({}, { write: (line) => void logged.push(line) });
  new ErrorFilter(new KnownRoutes(), logger).catch(thrown, host as unknown as ArgumentsHost);
  return { sent, logged };
}

describe('ErrorFilter', () => {
  it("sends the error's waiting time as Retry-After, rounded up to whole seconds", () => {
    const { sent } = answer(new DomainError(erroresComunes.demasiadasPeticiones, { segundos: 41.2 }));
    expect(sent).toMatchObject({ status: 429, headers: { 'retry-after': 42 } });
  });

  it('sends a Retry-After of one second if the error names none', () => {
    expect(answer(noDisponible('bus')).sent).toMatchObject({
      status: 503,
      headers: { 'retry-after': 1 },
    });
  });

  it('sends no Retry-After for other errors, and does not log errors that the domain foresees', () => {
    const { sent, logged } = answer(new DomainError(erroresComunes.sinPermiso));
    expect(sent).toMatchObject({ status: 403, headers: {} });
    expect(logged).toEqual([]);
  });

  it.each([new Error('hunter2'), 'hunter2', { hunter2: 1 }, null])(
    'answers %o with a 500 that reveals nothing, and logs it once',
    (thrown) => {
      const { sent, logged } = answer(thrown);
      expect(sent).toMatchObject({ status: 500, body: { codigo: 'ERROR_INTERNO', requestId: 'peticion-1' } });
      expect(JSON.stringify(sent)).not.toContain('hunter2');
      expect(logged).toHaveLength(1);
      expect(JSON.parse(logged[0]!)).toMatchObject({ correlacion: 'peticion-1', ruta: '/api/cosas' });
    },
  );

  it('only logs an error thrown after the reply has begun', () => {
    const { sent, logged } = answer(new Error('tarde'), true);
    expect(sent).toEqual({ headers: {} });
    expect(logged).toHaveLength(1);
  });
});
