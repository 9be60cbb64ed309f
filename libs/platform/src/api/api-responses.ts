import { STATUS_OF_KIND, type ErrorKind } from '@pmp/contracts/common';
import { z } from 'zod';
import type { DeclaredReply } from './replies';

interface Response {
  description: string;
  content?: Record<string, { schema: object }>;
}

export type Responses = Record<string, Response>;

const DESCRIPTION: Record<number, string> = {
  200: 'Hecho',
  201: 'Creado',
  202: 'Propuesto, con un token que solo propone: decide una persona',
  304: 'Sin cambios desde el `ETag` que se envió',
};

const REFUSAL: Record<ErrorKind, string> = {
  invalid: 'Datos no válidos; `errores` dice cuáles',
  unauthenticated: 'Sin sesión, o caducada',
  forbidden: 'Sin permiso',
  missing: 'No existe, o no se puede ver',
  notAllowed: 'Esta dirección no admite ese método; `Allow` dice cuáles',
  conflict: 'El estado actual no lo permite, o `version` ya no es la última',
  stale: 'La versión de `If-Match` ya no es la última',
  tooLarge: 'Demasiado grande',
  full: 'No queda espacio en la instalación',
  wrongType: 'Tipo de contenido no permitido',
  tooMany: 'Demasiadas peticiones; `Retry-After` dice cuánto esperar',
  unavailable: 'No disponible ahora; `Retry-After` dice cuánto esperar',
  internal: 'Error inesperado',
};

const jsonOf = (schema: object) => ({ 'application/json': { schema } });

const BYTES = { type: 'string', format: 'binary' };

const errorReply = (description: string): Response => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

export const ANY_ERROR = errorReply(
  'Cualquier otro error: 405, 413, 415, 429 o 503 (`Retry-After` dice cuánto esperar), 500',
);

/** The JSON schema of a reply; named shapes go to `schemas`, once each. */
export function schemaOf(reply: z.ZodType, schemas: Record<string, unknown>): object {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(reply, { io: 'output' });
  const { $defs = {}, ...own } = JSON.parse(
    JSON.stringify(shape).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as { $defs?: Record<string, { id?: unknown }> };
  for (const [name, { id: _id, ...named }] of Object.entries($defs)) schemas[name] = named;
  return own;
}

export function responsesOf(reply: DeclaredReply, schemas: Record<string, unknown>): Responses {
  const schema = reply.schema ? schemaOf(reply.schema, schemas) : BYTES;
  const successes = reply.statuses.map((status): [number, Response] => [
    status,
    {
      description: DESCRIPTION[status] ?? 'Hecho',
      ...(status === 304 ? {} : { content: { [reply.type]: { schema } } }),
    },
  ]);
  const refusals = [...reply.refusals].map((kind): [number, Response] => [
    STATUS_OF_KIND[kind],
    errorReply(REFUSAL[kind]),
  ]);
  const proposed: Responses = reply.proposed
    ? { 202: { description: DESCRIPTION[202]!, content: jsonOf(schemaOf(reply.proposed, schemas)) } }
    : {};
  return {
    ...Object.fromEntries([...successes, ...refusals]),
    ...proposed,
    default: ANY_ERROR,
  };
}
