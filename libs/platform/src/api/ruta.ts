import {
  applyDecorators,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  StreamableFile,
  UseGuards,
} from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { ErrorKind, ReplyOf, Ruta as Contract } from '@pmp/contracts/common';
import { Proposable, PROPOSED_BY_METADATA } from '../auth/rights/proposable';
import { RecentSignIn } from '../auth/rights/recent';
import { Requires } from '../auth/rights/requires';
import { AsTheRouteSays, takesVersion } from './as-the-route-says';
import { methodOf, type Handler } from './handlers';
import { Replies } from './replies';

const RUTA_METADATA = 'pmp:ruta';

const PART = {
  params: RouteParamtypes.PARAM,
  query: RouteParamtypes.QUERY,
  body: RouteParamtypes.BODY,
} as const;

type Part = keyof typeof PART;
const PARTS = Object.keys(PART) as Part[];

const partOf = (key: string): Part | undefined => PARTS.find((part) => key.startsWith(`${PART[part]}:`));

/**
 * Gives every `@Param()`, `@Query()` and `@Body()` of a handler the schema that its route has for it. Throws where the
 * two do not name the same parts: Nest would let through what has no schema.
 */
const withSchemas =
  (route: Contract): MethodDecorator =>
  ({ constructor }, name) => {
    const declared = (Reflect.getMetadata(ROUTE_ARGS_METADATA, constructor, name) ?? {}) as object;
    const taken = Object.entries(declared).map(([key, argument]) => {
      const part = partOf(key);
      return { part, key, argument: part ? { ...argument, schema: route[part] } : argument };
    });
    for (const part of PARTS) {
      const takes = taken.some((argument) => argument.part === part);
      const where = `${route.method} ${route.path}`;
      const one = part === 'body' ? 'a body' : part;
      if (takes && !route[part])
        throw new Error(`${where}: its handler takes ${one} and the contract names none`);
      if (!takes && route[part])
        throw new Error(`${where}: the contract names ${one} and its handler takes none`);
    }
    const given = Object.fromEntries(taken.map(({ key, argument }) => [key, argument]));
    Reflect.defineMetadata(ROUTE_ARGS_METADATA, given, constructor, name);
  };

const proposableOf = ({ proposable, proposedBy, body }: Contract): MethodDecorator[] => {
  if (proposedBy) return [SetMetadata(PROPOSED_BY_METADATA, proposedBy)];
  if (!proposable) return [];
  const { reply, ...what } = proposable;
  return [Proposable({ ...what, schema: body }, reply)];
};

/** RFC 9745 and RFC 8594: clients warn by them. */
const retiradaOf = ({ retirada }: Contract): MethodDecorator[] => {
  if (!retirada) return [];
  const since = Date.parse(`${retirada.desde}T00:00:00Z`) / 1_000;
  const until = new Date(`${retirada.hasta}T23:59:59Z`).toUTCString();
  return [Header('deprecation', `@${since}`), Header('sunset', until)];
};

/** What follows from the conventions of every route: see `AsTheRouteSays`. */
const refusalsOf = (route: Contract): ErrorKind[] => [
  ...(route.refuses ?? []),
  ...(route.derecho === 'publico' ? [] : (['invalid'] as const)),
  ...(takesVersion(route) ? (['stale', 'conflict'] as const) : []),
];

/** A literal that a handler writes is a string or a boolean to the compiler. */
type Loose<T> = T extends true | false ? boolean : T;
type Written<T> = { [K in keyof T]: Loose<T[K]> };
type Reply<R> = [ReplyOf<R>] extends [never] ? unknown : Written<ReplyOf<R>>;
/** What a handler gives back for its route: nothing, where it sends the answer itself, or a file with it. */
type Answer<R> = Reply<R> | Promise<Reply<R>> | Promise<void> | Promise<StreamableFile>;

/**
 * Declares a handler by its contract: method and path, what is taken, answered and refused, and the right that it needs.
 * How it is served (interceptors, headers, forms) stands beside it as anywhere in Nest.
 */
export const Ruta =
  <R extends Contract>(route: R) =>
  <H extends (...taken: never[]) => Answer<R>>(
    target: object,
    name: string | symbol,
    handler: TypedPropertyDescriptor<H>,
  ): void =>
    applyDecorators(
      RequestMapping({ method: RequestMethod[route.method], path: route.path }),
      ...(route.status ? [HttpCode(route.status)] : []),
      Replies(route.reply, { also: route.also, refuses: refusalsOf(route) }),
      Requires(route.derecho),
      ...proposableOf(route),
      ...retiradaOf(route),
      withSchemas(route),
      ...(route.reciente ? [UseGuards(new RecentSignIn())] : []),
      UseGuards(new AsTheRouteSays(route)),
      SetMetadata(RUTA_METADATA, route),
    )(target, name, handler);

/** The contract of a handler; undefined: it is declared without one. */
export const routeOf = (handler: Handler): Contract | undefined =>
  Reflect.getMetadata(RUTA_METADATA, methodOf(handler)) as Contract | undefined;
