import { ruta } from '@pmp/contracts/common';
import { mensajeAsistenteBodySchema, respuestaAsistenteSchema, verificarSchema } from '../asistente';

export const verificar = ruta('GET', 'ia/verificar', {
  reply: verificarSchema,
  derecho: 'autenticado',
});

export const preguntar = ruta('POST', 'ia/mensaje', {
  body: mensajeAsistenteBodySchema,
  reply: respuestaAsistenteSchema,
  status: 200,
  refuses: ['missing', 'tooMany'],
  derecho: 'autenticado',
});

export const preguntarConFlujo = ruta('POST', 'ia/mensaje/flujo', {
  body: mensajeAsistenteBodySchema,
  reply: 'text/event-stream',
  status: 200,
  refuses: ['missing', 'tooMany'],
  derecho: 'autenticado',
});
