const reply = (description: string) => ({ description });

const OPERATOR = { tags: ['gateway'], security: [{ bearer: [] }] };
const LETTER_ID = [
  { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'sprints-17' },
];
const REFUSALS = {
  401: reply('Sin sesión'),
  403: reply('Solo para administradores'),
  503: reply('No contesta quien tiene que contestar'),
};

/** The gateway's own calls. */
export const GATEWAY_PATHS: Record<string, object> = {
  '/api/salud': {
    get: {
      tags: ['gateway'],
      summary: 'Estado de todos los servicios y del broker',
      responses: {
        200: reply('Todo está listo'),
        503: reply('`servicios` nombra lo que no está disponible'),
      },
    },
  },
  '/api/configuracion-publica': {
    get: {
      tags: ['gateway'],
      summary: 'Lo que la web necesita saber antes de iniciar sesión',
      responses: {
        200: reply(
          'demo, credencialesDemo (solo en modo demo), empresa (si la hay), recuperacionPorCorreo, avisos y version',
        ),
      },
    },
  },
  '/api/operacion': {
    get: {
      ...OPERATOR,
      summary: 'Salud, versión y retraso de cada servicio, y los mensajes apartados',
      responses: { 200: reply('gateway y servicios; `estado` null: no contesta'), ...REFUSALS },
    },
  },
  '/api/operacion/letras-muertas/{id}': {
    delete: {
      ...OPERATOR,
      summary: 'Descarta un mensaje apartado',
      parameters: LETTER_ID,
      responses: { 200: reply('Descartado'), 404: reply('Ya no está apartado'), ...REFUSALS },
    },
  },
  '/api/operacion/letras-muertas/{id}/reintentar': {
    post: {
      ...OPERATOR,
      summary: 'Devuelve un mensaje apartado a quien lo trata',
      parameters: LETTER_ID,
      responses: {
        200: reply('Tratado, y ya no está apartado'),
        404: reply('Ya no está apartado'),
        409: reply('Ha vuelto a fallar; `message` dice por qué'),
        ...REFUSALS,
      },
    },
  },
};
