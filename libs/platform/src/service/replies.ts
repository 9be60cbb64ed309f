import { SetMetadata } from '@nestjs/common';
import { HTTP_CODE_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { ErrorKind } from '@pmp/contracts/common';
import type { z } from 'zod';
import type { Derecho } from '../auth/decide';
import { DERECHO_METADATA } from '../auth/requires';
import { methodOf, type Handler } from './handlers';

const REPLY_METADATA = 'pmp:respuesta';
const JSON_TYPE = 'application/json';

interface ReplyOptions {
  /** Statuses of success beside the route's own: 200 for what was there already, 304 for what the client holds. */
  also?: readonly (200 | 304)[];
  /** Refusals that do not follow from the route's right and from what it takes. */
  refuses?: readonly ErrorKind[];
}

interface Declaration extends ReplyOptions {
  content: z.ZodType | string;
}

/**
 * What a route answers: the schema of its JSON, or the type of its bytes. It is what the API's document says and what
 * every reply in a test is held against; nothing is checked or changed when a reply is sent.
 */
export const Replies = (content: z.ZodType | string, options: ReplyOptions = {}) =>
  SetMetadata(REPLY_METADATA, { content, ...options } satisfies Declaration);

export interface DeclaredReply {
  /** The route's own first. */
  statuses: number[];
  type: string;
  /** null: bytes. */
  schema: z.ZodType | null;
  refusals: ReadonlySet<ErrorKind>;
}

const CLIENT_INPUT = [RouteParamtypes.BODY, RouteParamtypes.QUERY, RouteParamtypes.PARAM];

const inputsOf = ({ controller, name }: Handler): RouteParamtypes[] =>
  Object.keys((Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as object)
    .map((key) => Number(key.split(':')[0]) as RouteParamtypes)
    .filter((type) => CLIENT_INPUT.includes(type));

/** The method's own goes before its controller's, as for the guard. */
export const derechoOf = (handler: Handler): Derecho | undefined =>
  (Reflect.getMetadata(DERECHO_METADATA, methodOf(handler)) ??
    Reflect.getMetadata(DERECHO_METADATA, handler.controller)) as Derecho | undefined;

/** Rights over something that strangers must not learn of. */
const OF_SOMETHING = /^(proyecto|equipo|alertas|papelera)\./;
const READING = /\.ver$/;

function refusalsOf(handler: Handler, more: readonly ErrorKind[]): ReadonlySet<ErrorKind> {
  const derecho = derechoOf(handler) ?? 'publico';
  const inputs = inputsOf(handler);
  const refusals = new Set<ErrorKind>(more);
  if (inputs.length > 0) refusals.add('invalid');
  if (derecho !== 'publico') refusals.add('unauthenticated');
  if (derecho.includes('.') && !READING.test(derecho)) refusals.add('forbidden');
  if (inputs.includes(RouteParamtypes.PARAM) || (OF_SOMETHING.test(derecho) && inputs.length > 0))
    refusals.add('missing');
  if (handler.method !== 'GET' && derecho.includes('.')) refusals.add('conflict');
  return refusals;
}

/** undefined: the route does not say. */
export function replyOf(handler: Handler): DeclaredReply | undefined {
  const target = methodOf(handler);
  const declared = Reflect.getMetadata(REPLY_METADATA, target) as Declaration | undefined;
  if (!declared) return undefined;
  const { content, also = [], refuses = [] } = declared;
  const own = (Reflect.getMetadata(HTTP_CODE_METADATA, target) ??
    (handler.method === 'POST' ? 201 : 200)) as number;
  return {
    statuses: [own, ...also],
    type: typeof content === 'string' ? content : JSON_TYPE,
    schema: typeof content === 'string' ? null : content,
    refusals: refusalsOf(handler, refuses),
  };
}
