import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { errorReplySchema, STATUS_OF_KIND, type ErrorKind } from '@pmp/contracts/common';
import { handlersOf, replyOf, type DeclaredReply } from '@pmp/platform';
import type { IncomingMessage } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/** The errors that any route may answer: `default` in the API document. */
const OF_ANY_ROUTE = new Set<ErrorKind>(['tooLarge', 'wrongType', 'tooMany', 'unavailable', 'internal']);

const routeOfRequest = new WeakMap<object, string>();
const declaredOf = new WeakMap<object, Map<string, DeclaredReply>>();

const replyTable = (app: NestFastifyApplication, prefix: string): Map<string, DeclaredReply> =>
  new Map(
    handlersOf(app).flatMap((handler) => {
      const reply = replyOf(handler);
      return reply ? [[`${handler.method} ${prefix}${handler.path}`, reply] as const] : [];
    }),
  );

/** From now on, checks every call of `request` against what its route declares. */
export function watchReplies(app: NestFastifyApplication, prefix = '/api'): void {
  declaredOf.set(app, replyTable(app, prefix));
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, _reply, done) => {
      routeOfRequest.set(request.raw, `${request.method} ${request.routeOptions.url ?? ''}`);
      done();
    });
}

/** Parsing drops fields that the schema does not know, so a difference means that the body has such fields. */
function faultsOf(schema: z.ZodType, body: unknown): string[] {
  const read = schema.safeParse(body);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return isDeepStrictEqual(read.data, body) ? [] : ['lleva campos que el esquema no tiene'];
}

function replyFaults(reply: DeclaredReply, status: number, body: unknown): string[] {
  if (status === 202 && reply.proposed) return faultsOf(reply.proposed, body);
  if (status < 400) {
    if (!reply.statuses.includes(status)) return ['ese estado no está declarado'];
    return reply.schema && status !== 304 ? faultsOf(reply.schema, body) : [];
  }
  const kinds = [...reply.refusals, ...OF_ANY_ROUTE].map((kind) => STATUS_OF_KIND[kind]);
  return [
    ...(kinds.includes(status) ? [] : ['ese error no está declarado']),
    ...faultsOf(errorReplySchema, body),
  ];
}

interface Answered {
  raw: { req: IncomingMessage | object };
  statusCode: number;
}

/** Throws if a reply does not match its route's contract. Bodies other than plain JSON are not checked. */
export function assertDocumented(app: NestFastifyApplication, answered: Answered, body: unknown): void {
  const route = routeOfRequest.get(answered.raw.req);
  const reply = route === undefined ? undefined : declaredOf.get(app)?.get(route);
  if (!reply || body === undefined) return;
  const faults = replyFaults(reply, answered.statusCode, body);
  if (faults.length > 0)
    throw new Error(
      `${route} ha contestado ${answered.statusCode} y no es lo que dice su contrato:\n${faults.join('\n')}\n${JSON.stringify(body).slice(0, 600)}`,
    );
}
