import { defineErrors } from '@pmp/contracts/common';

export const erroresAsistente = defineErrors({
  conversacionNoEncontrada: { kind: 'missing', message: 'La conversación no existe' },
  propuestaNoEncontrada: { kind: 'missing', message: 'La propuesta no existe' },
  propuestaResuelta: { kind: 'conflict', message: 'La propuesta ya se aplicó o se descartó' },
  demasiadosMensajes: {
    kind: 'tooMany',
    message: 'Has enviado muchos mensajes seguidos. Espera un momento e inténtalo de nuevo.',
  },
});
