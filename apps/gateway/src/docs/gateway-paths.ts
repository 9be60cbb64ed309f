import {
  configuracionPublicaReplySchema,
  errorReplySchema,
  exitoReplySchema,
  operacionSchema,
  saludErrorSchema,
  saludReplySchema,
} from '@pmp/contracts/common';
import { z } from 'zod';

const reply = (description: string, schema: z.ZodType) => {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io: 'output' });
  return { description, content: { 'application/json': { schema: shape } } };
};

const refusal = (description: string) => reply(description, errorReplySchema);

const PUBLIC = { tags: ['gateway'], 'x-derecho': 'publico' };
const OPERATOR = {
  tags: ['gateway'],
  'x-derecho': 'plataforma.operar',
  security: [{ bearer: [] }, { token: [] }],
};
const LETTER_ID = [
  { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'sprints-17' },
];

/** The gateway's own routes, for the OpenAPI document. */
export function gatewayPaths(): Record<string, object> {
  const refusals = {
    401: refusal('Sin sesión'),
    403: refusal('Solo para administradores'),
    503: refusal('No contesta quien tiene que contestar'),
  };
  return {
    '/api/salud': {
      get: {
        ...PUBLIC,
        summary: 'Estado de todos los servicios y del broker',
        responses: {
          200: reply('Todo está listo', saludReplySchema),
          503: reply('`servicios` nombra lo que no está disponible', saludErrorSchema),
        },
      },
    },
    '/api/configuracion-publica': {
      get: {
        ...PUBLIC,
        summary: 'Lo que la web necesita saber antes de iniciar sesión',
        responses: { 200: reply('Hecho', configuracionPublicaReplySchema) },
      },
    },
    '/api/operacion': {
      get: {
        ...OPERATOR,
        summary: 'Salud, versión y retraso de cada servicio, y los mensajes fallidos',
        responses: {
          200: reply('gateway y servicios; `estado` null: no contesta', operacionSchema),
          ...refusals,
        },
      },
    },
    '/api/operacion/letras-muertas/{id}': {
      delete: {
        ...OPERATOR,
        summary: 'Descarta un mensaje fallido',
        parameters: LETTER_ID,
        responses: {
          200: reply('Descartado', exitoReplySchema),
          400: refusal('El identificador no es válido'),
          404: refusal('Ya no está entre los fallidos'),
          ...refusals,
        },
      },
    },
    '/api/operacion/letras-muertas/{id}/reintentar': {
      post: {
        ...OPERATOR,
        summary: 'Devuelve un mensaje fallido a quien lo trata',
        parameters: LETTER_ID,
        responses: {
          200: reply('Tratado, y ya no está entre los fallidos', exitoReplySchema),
          400: refusal('El identificador no es válido'),
          404: refusal('Ya no está entre los fallidos'),
          409: refusal('Ha vuelto a fallar; `message` dice por qué'),
          ...refusals,
        },
      },
    },
  };
}
