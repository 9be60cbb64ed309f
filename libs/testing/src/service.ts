import type { Type } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import {
  createAdapter,
  NEST_OPTIONS,
  initService,
  PLATFORM_OPTIONS,
  type PlatformOptions,
} from '@pmp/platform';
import type { Connection } from 'mongoose';
import type { TestBroker } from './broker/test-broker';
import type { TestDatabase } from './database/database';
import { watchReplies } from './api/documented';
import { TestReadings } from './people/readings';
import { TestPeople } from './people/people';

export interface ServiceParts {
  database: TestDatabase;
  broker: Pick<TestBroker, 'url'>;
  /** Additional environment variables of the service. */
  env?: Record<string, string>;
  override?: (builder: TestingModuleBuilder) => TestingModuleBuilder;
}

export interface RunningService {
  app: NestFastifyApplication;
  connection: Connection;
  people: TestPeople;
  /** What tokens have read, and what came from outside the team. */
  readings: TestReadings;
  close(): Promise<void>;
}

/**
 * A whole service on real parts, not listening. `load` imports the app's root module lazily, because its config.ts
 * reads the environment when imported: one test file can use only one configuration.
 */
export async function startService(
  load: () => Promise<Type<unknown>>,
  parts: ServiceParts,
): Promise<RunningService> {
  Object.assign(process.env, {
    PORT: '0',
    // Tests that expect a certain day must not depend on the zone of the machine.
    ZONA_HORARIA: 'UTC',
    LOG_NIVEL: process.env['LOG_NIVEL'] ?? 'silent',
    MONGODB_URI: parts.database.uri,
    MONGODB_BASE: parts.database.base,
    NATS_URL: parts.broker.url,
    ...parts.env,
  });
  const builder = Test.createTestingModule({ imports: [await load()] });
  const testing = await (parts.override?.(builder) ?? builder).compile();
  const app = testing.createNestApplication<NestFastifyApplication>(createAdapter(), NEST_OPTIONS);
  watchReplies(app);
  try {
    await initService(app);
  } catch (error) {
    // What refuses its configuration has its connections already.
    await app.close();
    throw error;
  }
  await app.getHttpAdapter().getInstance().ready();
  const { servicio } = app.get<PlatformOptions>(PLATFORM_OPTIONS);
  const readings = await TestReadings.start(parts.broker.url, servicio);
  const connection = app.get<Connection>(getConnectionToken());
  return {
    app,
    connection,
    people: await TestPeople.in(connection),
    readings,
    async close() {
      await readings.close();
      await connection.dropDatabase().catch(() => undefined);
      await app.close();
    },
  };
}
