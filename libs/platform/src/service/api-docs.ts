import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { errorReplySchema } from '@pmp/contracts/common';
import { z } from 'zod';

/** Probes live outside; what a service's own network asks is no part of the product's API. */
const API_PATH = /^\/api\//;
const ERROR_REF = { $ref: '#/components/schemas/Error' };

const toSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' });

interface Operation {
  responses: Record<string, unknown>;
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
}

/** Every operation may answer with the one error body. */
function finish(document: ApiDocument): ApiDocument {
  const error = { description: 'Error', content: { 'application/json': { schema: ERROR_REF } } };
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => API_PATH.test(path)));
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    operation.responses['default'] ??= error;
  }
  const schemas = { ...document.components?.schemas, Error: toSchema(errorReplySchema, 'output') };
  return { ...document, paths, components: { ...document.components, schemas } };
}

async function build(app: NestFastifyApplication, servicio: string): Promise<ApiDocument> {
  const { DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
  const base = new DocumentBuilder().setTitle(servicio).setVersion('1').addBearerAuth().build();
  const document = SwaggerModule.createDocument(app, base, {
    standardSchemaConverter: (schema, { schemaType }) => ({
      schema: toSchema(schema as z.ZodType, schemaType),
    }),
  });
  return finish(document as unknown as ApiDocument);
}

/** Loaded and built at the first request: the OpenAPI machinery costs memory that a service at rest must not hold. */
export function installApiDocs(app: NestFastifyApplication, servicio: string): void {
  let document: Promise<ApiDocument> | undefined;
  app
    .getHttpAdapter()
    .getInstance()
    .get('/api/docs-json', () => (document ??= build(app, servicio)));
}
