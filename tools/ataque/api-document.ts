import type { Door } from './door.ts';

export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema?: JsonSchema;
}

/** From media type to schema. */
type Content = Record<string, { schema?: JsonSchema }>;

interface Operation {
  'x-derecho'?: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses?: Record<string, { content?: Content }>;
}

export interface Route {
  /** `PUT /api/historias/{id}` */
  name: string;
  method: string;
  path: string;
  /** The names of what it accepts to know who calls; none: it is open to everybody. */
  security: string[];
  /** The right that it requires. */
  derecho: string;
  parameters: Parameter[];
  /** The body's schema by media type. */
  bodies: Record<string, JsonSchema>;
  /** The reply's schema by status and media type. */
  replies: Record<string, Record<string, JsonSchema>>;
}

interface Document {
  info: { description: string };
  components: { schemas: Record<string, JsonSchema> };
  paths: Record<string, Record<string, Operation>>;
  'x-eventos-de-socket': string[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const schemasOf = (content: Content = {}): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema ?? {}]));

function routesOf(document: Document): Route[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const replies = Object.entries(operation.responses ?? {});
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        derecho: operation['x-derecho'] ?? '',
        security: (operation.security ?? []).flatMap(Object.keys),
        parameters: operation.parameters ?? [],
        bodies: schemasOf(operation.requestBody?.content),
        replies: Object.fromEntries(replies.map(([status, { content }]) => [status, schemasOf(content)])),
      };
    }),
  );
}

export interface Api {
  routes: Route[];
  /** Named schemas to which the others refer. */
  schemas: Record<string, JsonSchema>;
  socketEvents: string[];
}

/** The API as the running product documents it. */
export async function readApi(door: Door): Promise<Api> {
  const document = await door.must<Document>('GET', '/api/docs-json', null);
  return {
    routes: routesOf(document),
    schemas: document.components.schemas,
    socketEvents: document['x-eventos-de-socket'],
  };
}
