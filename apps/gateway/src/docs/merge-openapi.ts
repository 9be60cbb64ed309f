import type { OpenAPIObject } from '@nestjs/swagger';
import { errorReplySchema } from '@pmp/contracts/common';
import { describeFields, schemaOf } from '@pmp/platform/edge';
import { SERVICIOS, servicioOf, type Servicio } from '../proxy/routes';
import { EVENTS_DOCUMENT, INFO, SERVERS, TAGS } from './about';
import { gatewayPaths } from './gateway-paths';
import { LIMIT_HEADERS, withLimits } from './limit-headers';
import { webhooks } from './webhooks';

type Documents = Record<Servicio, OpenAPIObject>;
type Owner = Servicio | 'gateway';

const OPERATIONS = new Set(['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace']);
const LOCAL_REFERENCE = '#/components/';

/** Prefixes every component with its service, because two services may use the same name for different schemas. */
function qualified<T>(value: T, servicio: Owner): T {
  const copy = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(copy);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, reference(key, child) ?? copy(child)]),
    );
  };
  const reference = (key: string, child: unknown): string | undefined => {
    if (key !== '$ref' || typeof child !== 'string' || !child.startsWith(LOCAL_REFERENCE)) return undefined;
    const [kind, name] = child.slice(LOCAL_REFERENCE.length).split('/');
    return kind === 'securitySchemes' ? child : `${LOCAL_REFERENCE}${kind}/${servicio}_${name}`;
  };
  return copy(value) as T;
}

interface Operation {
  operationId?: string;
}

/** Two services may have a controller of one name; a linter refuses a document in which two operations have one id. */
const operationOf = ({ operationId, ...operation }: Operation, servicio: Servicio) => ({
  ...operation,
  ...(operationId && { operationId: `${servicio}_${operationId}` }),
  tags: [servicio],
});

function tagged(item: object, servicio: Servicio): object {
  const entries = Object.entries(item).map(([method, operation]) =>
    OPERATIONS.has(method) ? [method, operationOf(operation as Operation, servicio)] : [method, operation],
  );
  return Object.fromEntries(entries) as object;
}

type Components = Record<string, Record<string, unknown>>;

function addComponents(into: Components, from: Components, servicio: Owner): void {
  for (const [kind, named] of Object.entries(from)) {
    const target = (into[kind] ??= {});
    for (const [name, value] of Object.entries(named)) {
      target[kind === 'securitySchemes' ? name : `${servicio}_${name}`] = value;
    }
  }
}

/** What the gateway itself answers and sends, as a document like those of the services. */
function ownDocument(): OpenAPIObject {
  const schemas: Record<string, unknown> = { Error: schemaOf(errorReplySchema, {}) };
  const own = { paths: gatewayPaths(schemas), webhooks: webhooks(schemas), components: { schemas } };
  describeFields(own);
  return own as unknown as OpenAPIObject;
}

/** One document for all services, with only the paths that the gateway sends to each. */
export function mergeOpenApi(documents: Documents, version: string): OpenAPIObject {
  const own = qualified(ownDocument(), 'gateway');
  const paths: Record<string, object> = { ...own.paths };
  const components: Components = {};
  addComponents(components, own.components as Components, 'gateway');
  for (const servicio of SERVICIOS) {
    const document = qualified(documents[servicio], servicio);
    for (const [path, item] of Object.entries(document.paths)) {
      if (servicioOf(path) === servicio) paths[path] = tagged(item, servicio);
    }
    addComponents(components, (document.components ?? {}) as Components, servicio);
  }
  return {
    openapi: '3.1.0',
    info: { ...INFO, version },
    servers: SERVERS,
    externalDocs: EVENTS_DOCUMENT,
    tags: TAGS,
    paths: withLimits(paths) as OpenAPIObject['paths'],
    webhooks: own.webhooks as OpenAPIObject['webhooks'],
    components: { ...components, headers: { ...components['headers'], ...LIMIT_HEADERS } },
  } as OpenAPIObject;
}
