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

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
}

export interface Route {
  /** `PUT /api/historias/{id}` */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** Media type → schema of the body. */
  bodies: Record<string, JsonSchema>;
}

interface Document {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  'x-eventos-de-socket': string[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function routesOf(document: Document): Route[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const bodies = Object.entries(operation.requestBody?.content ?? {});
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters: operation.parameters ?? [],
        bodies: Object.fromEntries(bodies.map(([type, { schema }]) => [type, schema ?? {}])),
      };
    }),
  );
}

export interface Api {
  routes: Route[];
  socketEvents: string[];
}

/** A service that has just started on a busy machine takes its time to write its part. */
const PATIENCE_MS = 60_000;

/** What the running product says it answers. */
export async function readApi(door: Door): Promise<Api> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const document = await door.must<Document>('GET', '/api/docs-json', null);
    const { description } = document.info;
    if (!description.startsWith('Faltan'))
      return { routes: routesOf(document), socketEvents: document['x-eventos-de-socket'] };
    if (Date.now() > until) throw new Error(description);
  }
}
