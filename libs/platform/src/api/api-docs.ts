import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { errorReplySchema } from '@pmp/contracts/common';
import { z } from 'zod';
import type { Derecho } from '@pmp/contracts/common';
import { handlersOf } from './handlers';
import { describeFields } from './texts/describe-fields';
import { explain } from './explained';
import { ANY_ERROR, responsesOf, type Responses } from './api-responses';
import { DocumentedHeaders, type WithHeaders } from './documented-headers';
import { derechoOf, replyOf } from './replies';
import { routeOf } from './ruta';

/** The paths to document: probes and routes for the internal network are not part of the API of the product. */
const API_PATH = /^\/api\//;

const TOKEN = {
  type: 'http',
  scheme: 'bearer',
  description: 'Token de acceso: `pmp_…`. Lo que permite depende de su alcance y de sus proyectos.',
} as const;

const toSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape;
};

interface Operation extends WithHeaders {
  operationId: string;
  responses: Responses;
  'x-derecho'?: Derecho;
  deprecated?: true;
  summary?: string;
  description?: string;
  security?: object[];
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
}

/**
 * Adds to every operation the replies that its route declares; routes are found by the operation id that Nest assigns.
 */
function finish(document: ApiDocument, app: NestFastifyApplication): ApiDocument {
  const schemas: Record<string, unknown> = {
    ...document.components?.schemas,
    Error: toSchema(errorReplySchema, 'output'),
  };
  const handlers = new Map(handlersOf(app).map((one) => [`${one.controller.name}_${one.name}`, one]));
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => API_PATH.test(path)));
  const headers = new DocumentedHeaders(paths, schemas);
  for (const [path, operations] of Object.entries(paths))
    for (const operation of Object.values(operations)) {
      const handler = handlers.get(operation.operationId);
      const reply = handler && replyOf(handler);
      if (reply) operation.responses = responsesOf(reply, schemas);
      else operation.responses['default'] = ANY_ERROR;
      if (!handler) continue;
      operation['x-derecho'] = derechoOf(handler);
      explain(operation, routeOf(handler));
      const takesKey = handler.method === 'POST' && (derechoOf(handler) ?? 'publico') !== 'publico';
      headers.say(path, operation, { takesKey });
    }
  const finished = { ...document, paths, components: { ...document.components, schemas } };
  describeFields(finished);
  return finished;
}

async function build(app: NestFastifyApplication, servicio: string): Promise<ApiDocument> {
  const { DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
  const base = new DocumentBuilder().setTitle(servicio).setVersion('1').setOpenAPIVersion('3.1.0');
  const document = SwaggerModule.createDocument(
    app,
    base.addBearerAuth().addSecurity('token', TOKEN).build(),
    {
      standardSchemaConverter: (schema, { schemaType }) => {
        const { $defs, ...shape } = toSchema(schema as z.ZodType, schemaType);
        return { schema: shape, components: $defs ?? {} };
      },
    },
  );
  return finish(document as unknown as ApiDocument, app);
}

/**
 * Loads the OpenAPI library and builds the document at the first request, so that an idle service does not hold its
 * memory.
 */
export function installApiDocs(app: NestFastifyApplication, servicio: string): void {
  let document: Promise<ApiDocument> | undefined;
  app
    .getHttpAdapter()
    .getInstance()
    .get('/api/docs-json', async () => {
      document ??= build(app, servicio);
      try {
        return await document;
      } catch (error) {
        // What failed once, as for want of memory, would fail for ever.
        document = undefined;
        throw error;
      }
    });
}
