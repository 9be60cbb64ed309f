import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { replySchema } from '@pmp/contracts/common';
import { Replies } from '@pmp/platform';
import { z } from 'zod';
import { watchReplies } from './documented';
import { request } from './request';

const schema = replySchema({ total: z.int() });

@Controller('api')
class CuentasController {
  @Get('bien')
  @Replies(schema)
  right() {
    return { success: true, total: 1 };
  }

  @Get('sin-total')
  @Replies(schema)
  missing() {
    return { success: true };
  }

  @Get('de-mas')
  @Replies(schema)
  tooMuch() {
    return { success: true, total: 1, secreto: 'x' };
  }

  @Post('otro-estado')
  @Replies(schema)
  created() {
    return { success: true, total: 1 };
  }

  @Get('callada')
  silent() {
    return { lo: 'que sea' };
  }
}

@Module({ controllers: [CuentasController] })
class AppModule {}

let app: NestFastifyApplication;

beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), { logger: false });
  watchReplies(app, '');
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(() => app.close());

describe('request', () => {
  it('accepts a reply that its route declares, and any reply of a route that declares none', async () => {
    expect((await request(app)('GET', '/api/bien')).status).toBe(200);
    expect((await request(app)('GET', '/api/callada')).status).toBe(200);
  });

  it.each([
    ['/api/sin-total', /GET \/api\/sin-total ha contestado 200.*\ntotal: /],
    ['/api/de-mas', 'lleva campos que el esquema no tiene'],
  ])('throws if %s replies with anything else', async (url, fault) => {
    await expect(request(app)('GET', url)).rejects.toThrow(fault);
  });

  it('throws if an error is undeclared or does not have our shape', async () => {
    await expect(request(app)('POST', '/api/otro-estado', { body: '{' })).rejects.toThrow(
      /ese error no está declarado\nsuccess: /,
    );
  });
});
