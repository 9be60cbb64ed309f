import { saludErrorSchema, type Ruta } from '@pmp/contracts/common';
import { rutasOperacion, rutasPublicas } from '@pmp/contracts/common/rutas';
import { operationOf, schemaOf } from '@pmp/platform/edge';

const OWN = Object.entries<Ruta>({ ...rutasPublicas, ...rutasOperacion });

/** `salud/:id` as the document writes it. */
const pathOf = ({ path }: Ruta): string => `/api/${path.replaceAll(/:(\w+)/g, '{$1}')}`;

/** What `GET /api/salud` answers while something is missing names it, as no other refusal does. */
const notReady = (schemas: Record<string, unknown>) => ({
  description: '`servicios` nombra lo que no está disponible',
  content: { 'application/json': { schema: schemaOf(saludErrorSchema, schemas) } },
});

/** The gateway's own routes, for the document; named shapes go to `schemas`. */
export function gatewayPaths(schemas: Record<string, unknown>): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of OWN) {
    const operation = operationOf(`gateway_${name}`, route, schemas);
    if (route === rutasPublicas.leerSalud) operation.responses['503'] = notReady(schemas);
    (paths[pathOf(route)] ??= {})[route.method.toLowerCase()] = { ...operation, tags: ['gateway'] };
  }
  return paths;
}
