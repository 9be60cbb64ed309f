import { defineErrors } from '@pmp/contracts/common';

export const erroresAsistente = defineErrors('asistente', {
  conversacionNoEncontrada: { kind: 'missing', message: 'La conversación no existe' },
  propuestaNoEncontrada: { kind: 'missing', message: 'La propuesta no existe' },
  propuestaResuelta: { kind: 'conflict', message: 'La propuesta ya se aplicó o se descartó' },
  demasiadosMensajes: {
    kind: 'tooMany',
    message: 'Has enviado muchos mensajes seguidos. Espera un momento e inténtalo de nuevo.',
  },
  llamadaNoPermitida: {
    kind: 'invalid',
    message: 'La propuesta contiene una llamada que no está permitida',
  },
  /** The specification's text for an answer that could not be given. */
  sinRespuesta: {
    kind: 'internal',
    message: 'Lo siento, hubo un error al procesar tu mensaje. Por favor, intenta de nuevo.',
  },
  idiomaNoValido: { kind: 'invalid', message: 'El idioma debe ser es, en, fr o de' },
  zonaNoValida: { kind: 'invalid', message: 'La zona horaria no es válida' },
});
