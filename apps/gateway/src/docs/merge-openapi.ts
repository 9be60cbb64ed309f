import type { OpenAPIObject } from '@nestjs/swagger';
import { SERVICIOS, servicioOf, type Servicio } from '../proxy/routes';
import { gatewayPaths } from './gateway-paths';

type Documents = Record<Servicio, OpenAPIObject | null>;

const OPERATIONS = new Set(['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace']);
const LOCAL_REFERENCE = '#/components/';

/** Prefixes every component with its service, because two services may use the same name for different schemas. */
function qualified<T>(value: T, servicio: Servicio): T {
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

function addComponents(into: Components, from: Components, servicio: Servicio): void {
  for (const [kind, named] of Object.entries(from)) {
    const target = (into[kind] ??= {});
    for (const [name, value] of Object.entries(named)) {
      target[kind === 'securitySchemes' ? name : `${servicio}_${name}`] = value;
    }
  }
}

/** One document for all services, with only the paths that the gateway sends to each. */
export function mergeOpenApi(documents: Documents, version: string): OpenAPIObject {
  const paths: Record<string, object> = gatewayPaths();
  const components: Components = {};
  for (const servicio of SERVICIOS) {
    const document = documents[servicio] && qualified(documents[servicio], servicio);
    if (!document) continue;
    for (const [path, item] of Object.entries(document.paths)) {
      if (servicioOf(path) === servicio) paths[path] = tagged(item, servicio);
    }
    addComponents(components, (document.components ?? {}) as Components, servicio);
  }
  const ausentes = SERVICIOS.filter((servicio) => documents[servicio] === null);
  const description =
    ausentes.length === 0
      ? 'Todas las llamadas de la plataforma.'
      : `Faltan las llamadas de los servicios que no responden ahora: ${ausentes.join(', ')}.`;
  return {
    openapi: '3.1.0',
    info: { title: 'API de gestión de proyectos', description, version },
    tags: [{ name: 'gateway' }, ...SERVICIOS.map((name) => ({ name }))],
    paths: paths as OpenAPIObject['paths'],
    components: components as OpenAPIObject['components'],
  };
}
