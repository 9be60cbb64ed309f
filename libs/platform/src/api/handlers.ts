import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** One declared route; its path is as the controller writes it, without the global prefix. */
export interface Handler {
  controller: Type<unknown>;
  /** Name of the method of the controller. */
  name: string;
  method: string;
  path: string;
}

const pathOf = (...parts: unknown[]): string =>
  `/${parts
    .flatMap((part) => String(part ?? '').split('/'))
    .filter((part) => part !== '')
    .join('/')}`;

export const methodOf = ({ controller, name }: Pick<Handler, 'controller' | 'name'>): object =>
  (controller.prototype as Record<string, object>)[name]!;

function handlersOfController(controller: Type<unknown>): Handler[] {
  return new MetadataScanner().getAllMethodNames(controller.prototype as object).flatMap((name) => {
    const target = methodOf({ controller, name });
    const path: unknown = Reflect.getMetadata(PATH_METADATA, target);
    if (path === undefined) return [];
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, target) as RequestMethod];
    return { controller, name, method, path: pathOf(Reflect.getMetadata(PATH_METADATA, controller), path) };
  });
}

/** Every route of every controller of the service. */
export const handlersOf = (app: NestFastifyApplication): Handler[] =>
  [...app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => handlersOfController(metatype as Type<unknown>));
