import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Ruta } from '@pmp/contracts/common';
import { derechoOf, handlersOf, replyOf, routeOf, type DeclaredReply, type Derecho } from '@pmp/platform';

/** One declared route; its path is as in the controller, without the global prefix. */
export interface DeclaredRoute {
  method: string;
  path: string;
  handler: string;
  derecho: Derecho | undefined;
  reply: DeclaredReply | undefined;
  /** The parts of the request that the handler reads without a schema. */
  unchecked: string[];
}

interface RouteArgument {
  schema?: unknown;
}

/** The parts of a request that clients fill in freely. */
const CLIENT_INPUT = [
  RouteParamtypes.BODY,
  RouteParamtypes.QUERY,
  RouteParamtypes.PARAM,
  RouteParamtypes.RAW_BODY,
  RouteParamtypes.COOKIES,
];

/** Called only within the cluster, so not part of the documented API. */
const INTERNAL = /^\/(salud|metrics|operacion)\b/;

function uncheckedOf(controller: Type<unknown>, name: string): string[] {
  const declared = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
    string,
    RouteArgument
  >;
  return Object.entries(declared).flatMap(([key, { schema }]) => {
    const type = Number(key.split(':')[0]) as RouteParamtypes;
    return CLIENT_INPUT.includes(type) && schema === undefined ? [RouteParamtypes[type].toLowerCase()] : [];
  });
}

/** All routes of all controllers of the service. */
export const declaredRoutes = (app: NestFastifyApplication): DeclaredRoute[] =>
  handlersOf(app).map((handler) => ({
    method: handler.method,
    path: handler.path,
    handler: `${handler.controller.name}.${handler.name}`,
    derecho: derechoOf(handler),
    reply: replyOf(handler),
    unchecked: uncheckedOf(handler.controller, handler.name),
  }));

/** Without this check nobody would notice: Nest's schema pipe accepts a parameter without a schema. */
export function assertRoutesDeclareSchemaAndRight(app: NestFastifyApplication): void {
  const routes = declaredRoutes(app);
  if (routes.length === 0) throw new Error('El servicio no declara ninguna ruta');
  const faults = routes.flatMap(({ method, path, handler, derecho, reply, unchecked }) => [
    ...(derecho === undefined ? [`${method} ${path} (${handler}): sin derecho`] : []),
    ...(reply === undefined && !INTERNAL.test(path)
      ? [`${method} ${path} (${handler}): sin @Replies, que dice lo que contesta`]
      : []),
    ...unchecked.map((part) => `${method} ${path} (${handler}): ${part} sin esquema`),
  ]);
  if (faults.length > 0) throw new Error(`Rutas sin declarar del todo:\n${faults.join('\n')}`);
}

/**
 * Throws unless the service answers every route of its contracts and no other, each with its right and its schemas. What
 * only the cluster calls has no contract.
 */
export function assertServesContracts(
  app: NestFastifyApplication,
  rutas: Record<string, Record<string, Ruta>>,
): void {
  assertRoutesDeclareSchemaAndRight(app);
  const promised = Object.values(rutas).flatMap((each) => Object.values(each));
  const handlers = handlersOf(app).filter(({ path }) => !INTERNAL.test(path));
  const served = new Set(handlers.map(routeOf));
  const faults = [
    ...promised
      .filter((route) => !served.has(route))
      .map(({ method, path }) => `${method} ${path}: nadie la contesta`),
    ...handlers
      .filter((handler) => !promised.includes(routeOf(handler)!))
      .map(({ method, path }) => `${method} ${path}: no está en el contrato`),
  ];
  if (faults.length > 0) throw new Error(`Rutas y contratos no coinciden:\n${faults.join('\n')}`);
}
