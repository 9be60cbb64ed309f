import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createService } from '@pmp/platform/edge';
import { GatewayModule } from '../src/gateway.module';
import { gatewayEnvSchema } from '../src/env';

/** Nobody listens on port 1. */
const NOBODY = 'http://127.0.0.1:1';

export interface TestGateway {
  app: NestFastifyApplication;
  url: string;
  close(): Promise<void>;
}

/** A gateway that really listens. Services and broker that `env` does not name are away. */
export async function startGateway(env: Record<string, string> = {}, port = 0): Promise<TestGateway> {
  const config = gatewayEnvSchema.parse({
    PORT: '0',
    LOG_NIVEL: 'silent',
    NATS_URL: 'nats://127.0.0.1:1',
    USUARIOS_URL: NOBODY,
    PROYECTOS_URL: NOBODY,
    SPRINTS_URL: NOBODY,
    MENSAJES_URL: NOBODY,
    NOTIFICACIONES_URL: NOBODY,
    IA_URL: NOBODY,
    INTEGRACIONES_URL: NOBODY,
    ...env,
  });
  @Module({ imports: [GatewayModule.forRoot(config)] })
  class TestGatewayModule {}
  const app = await createService(TestGatewayModule);
  await app.listen(port, '127.0.0.1');
  return { app, url: (await app.getUrl()).replace('[::1]', '127.0.0.1'), close: () => app.close() };
}
