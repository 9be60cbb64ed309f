import { Body, Controller, Get, Module, Param, Post, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Requires } from '@pmp/platform';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assertRoutesDeclareSchemaAndRight, declaredRoutes } from './routes';

const schema = z.object({ id: z.string() });

@Controller('cosas')
class Whole {
  @Get(':id')
  @Requires('autenticado')
  one(@Param({ schema }) params: { id: string }) {
    return params;
  }
}

@Controller('cosas')
class WithoutRight {
  @Get()
  all() {
    return [];
  }
}

@Controller('cosas')
@Requires('publico')
class WithoutSchema {
  @Post()
  create(@Body() body: unknown) {
    return body;
  }
}

const appOf = (...controllers: Type<unknown>[]): Promise<NestFastifyApplication> => {
  @Module({ controllers })
  class AppModule {}
  return NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), { logger: false });
};

describe('assertRoutesDeclareSchemaAndRight', () => {
  it('passes a service whose routes say both', async () => {
    const app = await appOf(Whole);
    expect(() => assertRoutesDeclareSchemaAndRight(app)).not.toThrow();
    expect(declaredRoutes(app)).toEqual([
      { method: 'GET', path: '/cosas/:id', handler: 'Whole.one', derecho: 'autenticado', unchecked: [] },
    ]);
  });

  it('names every route without a right and every parameter without a schema', async () => {
    const app = await appOf(Whole, WithoutRight, WithoutSchema);
    expect(() => assertRoutesDeclareSchemaAndRight(app)).toThrow(
      /GET \/cosas \(WithoutRight.all\): sin derecho\nPOST \/cosas \(WithoutSchema.create\): body sin esquema/,
    );
  });

  it('does not pass a service without routes', async () => {
    const app = await appOf();
    expect(() => assertRoutesDeclareSchemaAndRight(app)).toThrow('ninguna ruta');
  });
});
