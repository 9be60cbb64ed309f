import { SetMetadata } from '@nestjs/common';
import { HTTP_CODE_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { ErrorKind } from '@pmp/contracts/common';
import type { z } from 'zod';
import type { Derecho } from '../auth/rights/derecho';
import { PROPOSABLE_METADATA, type ProposableRoute } from '../auth/rights/proposable';
import { DERECHO_METADATA } from '../auth/rights/requires';
import { methodOf, type Handler } from './handlers';

const REPLY_METADATA = 'pmp:respuesta';
const JSON_TYPE = 'application/json';

interface ReplyOptions {
  /** Success statuses beside the route's own: 200 for what already existed, 304 for what the client already has. */
  also?: readonly (200 | 304)[];
  /** Refusals that do not follow from the route's right and its inputs. */
  refuses?: readonly ErrorKind[];
}

interface Declaration extends ReplyOptions {
  content: z.ZodType | string;
}

/**
 * Declares what a route replies: the schema of its JSON, or the content type of its bytes. The API document states it,
 * and tests check every reply against it; nothing is checked or changed when a reply is sent.
 */
export const Replies = (content: z.ZodType | string, options: ReplyOptions = {}) =>
  SetMetadata(REPLY_METADATA, { content, ...options } satisfies Declaration);

export interface DeclaredReply {
  /** The route's own status comes first. */
  statuses: number[];
  type: string;
  /** null: the reply is bytes instead of JSON. */
  schema: z.ZodType | null;
  /** What a token that may only propose gets, with 202; null: here nothing can be proposed. */
  proposed: z.ZodType | null;
  refusals: ReadonlySet<ErrorKind>;
}

const CLIENT_INPUT = [RouteParamtypes.BODY, RouteParamtypes.QUERY, RouteParamtypes.PARAM];

const inputsOf = ({ controller, name }: Handler): RouteParamtypes[] =>
  Object.keys((Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as object)
    .map((key) => Number(key.split(':')[0]) as RouteParamtypes)
    .filter((type) => CLIENT_INPUT.includes(type));

/** The right that a route requires: its method's own, else its controller's, as in the guard. */
export const derechoOf = (handler: Handler): Derecho | undefined =>
  (Reflect.getMetadata(DERECHO_METADATA, methodOf(handler)) ??
    Reflect.getMetadata(DERECHO_METADATA, handler.controller)) as Derecho | undefined;

/** Rights over things whose existence must stay hidden from people without access. */
const OF_SOMETHING = /^(proyecto|equipo|alertas|papelera)\./;

interface Asked {
  derecho: Derecho;
  method: string;
  /** Parts of the request that are read. */
  inputs: readonly RouteParamtypes[];
}

/** What anything may be refused for that needs this right and takes this; `more`: what does not follow from them. */
export function refusalsOf(
  { derecho, method, inputs }: Asked,
  more: readonly ErrorKind[],
): ReadonlySet<ErrorKind> {
  const refusals = new Set<ErrorKind>(more);
  if (inputs.length > 0) refusals.add('invalid');
  // Forbidden at least to a personal token that is for less.
  if (derecho !== 'publico') refusals.add('unauthenticated').add('forbidden');
  if (inputs.includes(RouteParamtypes.PARAM) || (OF_SOMETHING.test(derecho) && inputs.length > 0))
    refusals.add('missing');
  if (method !== 'GET' && derecho.includes('.')) refusals.add('conflict');
  return refusals;
}

/** undefined: the route declares no reply. */
export function replyOf(handler: Handler): DeclaredReply | undefined {
  const target = methodOf(handler);
  const declared = Reflect.getMetadata(REPLY_METADATA, target) as Declaration | undefined;
  if (!declared) return undefined;
  const { content, also = [], refuses = [] } = declared;
  const proposable = Reflect.getMetadata(PROPOSABLE_METADATA, target) as ProposableRoute | undefined;
  const own = (Reflect.getMetadata(HTTP_CODE_METADATA, target) ??
    (handler.method === 'POST' ? 201 : 200)) as number;
  return {
    statuses: [own, ...also],
    type: typeof content === 'string' ? content : JSON_TYPE,
    schema: typeof content === 'string' ? null : content,
    proposed: proposable?.reply ?? null,
    refusals: refusalsOf(
      { derecho: derechoOf(handler) ?? 'publico', method: handler.method, inputs: inputsOf(handler) },
      refuses,
    ),
  };
}
