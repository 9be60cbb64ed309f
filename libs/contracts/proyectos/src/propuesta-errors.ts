import { defineErrors } from '@pmp/contracts/common';

export const erroresPropuestas = defineErrors('propuestas', {
  propuestaNoEncontrada: { kind: 'missing', message: 'La propuesta no existe' },
  decidePersona: { kind: 'forbidden', message: 'Sobre una propuesta decide una persona, no un token' },
  cambioDesconocido: { kind: 'invalid', message: 'Ese cambio no es de esta propuesta o ya está decidido' },
  nadaQueDeshacer: { kind: 'conflict', message: 'No hay nada que deshacer en esta propuesta' },
  propuestaLlena: {
    kind: 'conflict',
    message: ({ max }) => `Una propuesta no puede tener más de ${max} cambios: espera a que alguien decida`,
  },
  propuestaSinArchivos: { kind: 'invalid', message: 'Una propuesta no lleva archivos' },
});
