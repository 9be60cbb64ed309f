const reply = (description: string) => ({ description });

/** The gateway's own calls; they need no token. */
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
        200: reply('demo, credencialesDemo (solo en modo demo), recuperacionPorCorreo, avisos y version'),
      },
    },
  },
};
