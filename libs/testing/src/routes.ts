import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DERECHO_METADATA, type Derecho } from '@pmp/platform';

/** One declared route, its path as the controller writes it (without the global prefix). */
export interface DeclaredRoute {
  method: string;
  path: string;
  handler: string;
  derecho: Derecho | undefined;
  /** Parts of the request the handler reads without a schema. */
  unchecked: string[];
}

interface RouteArgument {
  schema?: unknown;
}

/** What a client fills in freely. */
const CLIENT_INPUT = [
  RouteParamtypes.BODY,
  RouteParamtypes.QUERY,
  RouteParamtypes.PARAM,
  RouteParamtypes.RAW_BODY,
  RouteParamtypes.COOKIES,
];

const pathOf = (...parts: unknown[]): string =>
  `/${parts
    .flatMap((part) => String(part ?? '').split('/'))
    .filter((part) => part !== '')
    .join('/')}`;

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

function routesOfController(controller: Type<unknown>): DeclaredRoute[] {
  const prototype = controller.prototype as Record<string, () => unknown>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name]!;
    const path: unknown = Reflect.getMetadata(PATH_METADATA, handler);
    if (path === undefined) return [];
    return {
      method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod],
      path: pathOf(Reflect.getMetadata(PATH_METADATA, controller), path),
      handler: `${controller.name}.${name}`,
      derecho: (Reflect.getMetadata(DERECHO_METADATA, handler) ??
        Reflect.getMetadata(DERECHO_METADATA, controller)) as Derecho | undefined,
      unchecked: uncheckedOf(controller, name),
    };
  });
}

/** Every route of every controller of the service. */
export const declaredRoutes = (app: NestFastifyApplication): DeclaredRoute[] =>
  [...app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => routesOfController(metatype as Type<unknown>));

/** Nest's schema pipe lets a parameter without a schema through, so nothing else would notice. */
export function assertRoutesDeclareSchemaAndRight(app: NestFastifyApplication): void {
  const routes = declaredRoutes(app);
  if (routes.length === 0) throw new Error('El servicio no declara ninguna ruta');
  const faults = routes.flatMap(({ method, path, handler, derecho, unchecked }) => [
    ...(derecho === undefined ? [`${method} ${path} (${handler}): sin derecho`] : []),
    ...unchecked.map((part) => `${method} ${path} (${handler}): ${part} sin esquema`),
  ]);
  if (faults.length > 0) throw new Error(`Rutas sin declarar del todo:\n${faults.join('\n')}`);
}
