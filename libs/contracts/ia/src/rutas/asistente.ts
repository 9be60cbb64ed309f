import { ruta } from '@pmp/contracts/common';
import { mensajeAsistenteBodySchema, respuestaAsistenteSchema, verificarSchema } from '../asistente';

export const verificar = ruta('GET', 'ia/verificar', {
  resumen: 'Dice si el asistente tiene un modelo con el que contestar',
  reply: verificarSchema,
  derecho: 'autenticado',
});

export const preguntar = ruta('POST', 'ia/mensaje', {
  resumen: 'Pregunta al asistente y espera su respuesta entera',
  body: mensajeAsistenteBodySchema,
  reply: respuestaAsistenteSchema,
  status: 200,
  refuses: ['missing', 'tooMany'],
  derecho: 'autenticado',
});

export const preguntarConFlujo = ruta('POST', 'ia/mensaje/flujo', {
  resumen: 'Pregunta al asistente y recibe su respuesta según la escribe',
  body: mensajeAsistenteBodySchema,
  reply: 'text/event-stream',
  status: 200,
  refuses: ['missing', 'tooMany'],
  derecho: 'autenticado',
});
