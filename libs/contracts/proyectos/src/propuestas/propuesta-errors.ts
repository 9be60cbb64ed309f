import { defineErrors } from '@pmp/contracts/common';

export const erroresPropuestas = defineErrors('propuestas', {
  propuestaNoEncontrada: { kind: 'missing', message: 'La propuesta no existe' },
  decidePersona: { kind: 'forbidden', message: 'Sobre una propuesta decide una persona, no un token' },
  cambioDesconocido: { kind: 'invalid', message: 'Ese cambio no es de esta propuesta o ya está decidido' },
  nadaQueDecidir: { kind: 'invalid', message: 'Di qué cambios se aceptan o se rechazan' },
  nadaQueDeshacer: { kind: 'conflict', message: 'No hay nada que deshacer en esta propuesta' },
  nadaAceptado: {
    kind: 'conflict',
    message: ({ titulo, aviso }) => `No se ha aceptado nada, por «${titulo}»: ${aviso}`,
  },
  nadaDeshecho: {
    kind: 'conflict',
    message: ({ titulo, aviso }) => `No se ha deshecho nada, por «${titulo}»: ${aviso}`,
  },
  cambiadoDespues: {
    kind: 'conflict',
    message: ({ version }) => `alguien lo ha cambiado después de proponerse y va por la versión ${version}`,
  },
  propuestaLlena: {
    kind: 'conflict',
    message: ({ max }) => `Una propuesta no puede tener más de ${max} cambios: espera a que alguien decida`,
  },
  propuestaSinArchivos: { kind: 'invalid', message: 'Una propuesta no lleva archivos' },
});
