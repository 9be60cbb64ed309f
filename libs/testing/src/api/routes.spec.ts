import { describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Module, Param, Post, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ruta } from '@pmp/contracts/common';
import { Replies, Requires, Ruta } from '@pmp/platform';
import { z } from 'zod';
import { assertRoutesDeclareSchemaAndRight, assertServesContracts, declaredRoutes } from './routes';

const schema = z.object({ id: z.string() });

@Controller('cosas')
class Whole {
  @Get(':id')
  @Requires('autenticado')
  @Replies(schema, { also: [304] })
  one(@Param({ schema }) params: { id: string }) {
    return params;
  }
}

@Controller('cosas')
@Requires('publico')
class WithoutReply {
  @Get('mudas')
  silent() {
    return [];
  }
}

@Controller('cosas')
class WithoutRight {
  @Get()
  @Replies(schema)
  all() {
    return [];
  }
}

@Controller('cosas')
@Requires('publico')
class WithoutSchema {
  @Post()
  @Replies(schema)
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
  it('accepts a service whose routes declare everything', async () => {
    const app = await appOf(Whole);
    expect(() => assertRoutesDeclareSchemaAndRight(app)).not.toThrow();
    expect(declaredRoutes(app)).toEqual([
      {
        method: 'GET',
        path: '/cosas/:id',
        handler: 'Whole.one',
        derecho: 'autenticado',
        reply: {
          statuses: [200, 304],
          type: 'application/json',
          schema,
          refusals: new Set(['invalid', 'unauthenticated', 'forbidden', 'missing']),
          proposed: null,
        },
        unchecked: [],
      },
    ]);
  });

  it('reports every route without a right or a reply, and every parameter without a schema', async () => {
    const app = await appOf(Whole, WithoutRight, WithoutReply, WithoutSchema);
    expect(() => assertRoutesDeclareSchemaAndRight(app)).toThrow(
      `Rutas sin declarar del todo:
GET /cosas (WithoutRight.all): sin derecho
GET /cosas/mudas (WithoutReply.silent): sin @Replies, que dice lo que contesta
POST /cosas (WithoutSchema.create): body sin esquema`,
    );
  });

  it('rejects a service without routes', async () => {
    const app = await appOf();
    expect(() => assertRoutesDeclareSchemaAndRight(app)).toThrow('ninguna ruta');
  });
});

describe('assertServesContracts', () => {
  const listar = ruta('GET', 'cosas', { resumen: 'Lista las cosas', reply: schema, derecho: 'autenticado' });
  const crear = ruta('POST', 'cosas', { resumen: 'Crea una cosa', reply: schema, derecho: 'autenticado' });

  @Controller()
  class Promised {
    @Ruta(listar)
    list() {
      return { id: 'a' };
    }
  }

  it('reports what nobody answers, and what no contract has', async () => {
    const app = await appOf(Promised);
    expect(() => assertServesContracts(app, { cosas: { listar } })).not.toThrow();
    expect(() => assertServesContracts(app, { cosas: { listar, crear } })).toThrow(
      'POST cosas: nadie la contesta',
    );
    expect(() => assertServesContracts(app, { cosas: {} })).toThrow('GET /cosas: no está en el contrato');
  });
});
