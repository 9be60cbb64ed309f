import { Module, type INestApplicationContext, type Provider, type Type } from '@nestjs/common';
import { defineFact, defineState, idSchema } from '@pmp/contracts/common';
import type { TestBroker, TestDatabase } from '@pmp/testing';
import { Types } from 'mongoose';
import { z } from 'zod';
import { createService } from '../src/service/bootstrap';
import { PlatformModule } from '../src/service/platform.module';
import type { CopyDeclaration } from '../src/copies/copia-de';

export const cosaEstado = defineState('origen', 'cosa', z.object({ nombre: z.string() }));
export const cosaHecha = defineFact(
  'origen',
  'cosa',
  'hecha',
  z.object({ _id: idSchema, nombre: z.string() }),
);

export const newId = (): string => new Types.ObjectId().toHexString();

export interface TestServiceOptions {
  servicio: string;
  broker: Pick<TestBroker, 'url'>;
  database: TestDatabase;
  copias?: CopyDeclaration[];
  providers?: Provider[];
  /** Controllers with its handlers of facts and commands. */
  controllers?: Type<unknown>[];
}

/** A service that handles messages but does not listen to HTTP. */
export async function testService(options: TestServiceOptions): Promise<INestApplicationContext> {
  const { servicio, broker, database, copias = [], providers = [], controllers = [] } = options;
  const config = {
    PORT: 0,
    HOST: '127.0.0.1',
    MONGODB_URI: database.uri,
    MONGODB_BASE: `${database.base}_${servicio}`,
    NATS_URL: broker.url,
    NATS_PREFIJO: 'prueba',
    SECRETO_GATEWAY: [],
    ZONA_HORARIA: 'UTC',
    COPIAS_EDAD_MAXIMA_S: 60,
    MIGRAR_ESPERA: 300,
    LOG_NIVEL: (process.env['LOG_NIVEL'] ?? 'silent') as 'silent',
  };
  @Module({ imports: [PlatformModule.forRoot({ servicio, config, copias })], providers, controllers })
  class TestModule {}
  return createService(TestModule);
}
