import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Loaded and built at the first request: the OpenAPI machinery costs memory that a service at rest must not hold. */
export function installApiDocs(app: NestFastifyApplication, servicio: string): void {
  let document: Promise<unknown> | undefined;
  const build = async (): Promise<unknown> => {
    const { DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
    const base = new DocumentBuilder().setTitle(servicio).setVersion('1').addBearerAuth().build();
    return SwaggerModule.createDocument(app, base);
  };
  app
    .getHttpAdapter()
    .getInstance()
    .get('/api/docs-json', () => (document ??= build()));
}
